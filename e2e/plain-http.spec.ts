import { copyingMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { carKilometres, freedom, mobility } from './example-solution.ts'
import { ROOM } from './room-address.ts'
import { expect, test, watchConsole } from './workshop.ts'
import { addMetric, createSolution, logIn, storyOf, toast, viewDetails } from './workshop-page.ts'

test.use({ baseURL: ({ server }, use) => use(server.url.replace('127.0.0.1', ROOM)) })

test('the product works on plain http under a name of the local network', async ({ page, workshop }) => {
  const errors = watchConsole(page)
  await logIn(page, 'mira@example.org', workshop.id)
  expect(new URL(page.url()).hostname).toBe(ROOM)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)

  await createSolution(page, { name: 'Cargo bikes', purposes: [mobility.purpose], fhn: freedom.p_fhn })
  const solution_id = await viewDetails(page, 'Cargo bikes')

  // a file comes with the cookie of this plain page
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^Cargo bikes .*\.xlsx$/)
  expect(await file.failure()).toBeNull()

  await page.getByRole('link', { name: 'View Metrics' }).click()
  await addMetric(page, carKilometres.metric_text)

  // tables, and what was typed into something deleted, are copied without the clipboard that secure pages have
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'User stories' }).click()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.getByRole('button', { name: copyingMessages.asMarkdown }).click()
  await page.getByRole('menuitem').first().click()
  await expect(toast(page, copyingMessages.copied)).toBeVisible()
  await search.press('ControlOrMeta+v')
  await expect(search).toHaveValue(/^\| Metric/)
  await search.fill('')

  await storyOf(page, carKilometres.metric_text).fill('Half a sentence')
  // from inside the page, because only the browser knows that name
  const address = `/api/user_stories_table/${solution_id}/${carKilometres.id}`
  expect(await page.evaluate(async (url) => (await fetch(url, { method: 'DELETE' })).ok, address)).toBe(true)
  await page.getByRole('button', { name: 'Copy text' }).click()
  await expect(toast(page, deletedMessages.copied)).toBeVisible()
  await search.press('ControlOrMeta+v')
  await expect(search).toHaveValue('Half a sentence')
  expect(errors).toEqual([])
})
