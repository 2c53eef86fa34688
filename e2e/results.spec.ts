import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { resultsLinkMessages, resultsMessages } from '#contract/messages/results.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import { makeSolution } from './example-solution.ts'
import { DESK, PHONE, expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const email = 'ana@example.org'

test('while a workshop shows its results its screens turn to reading by themselves, and a report is taken home in two taps', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id } = await makeSolution(page.request, workshop.id, email)
  await page.goto(`/solutions/${id}/metrics`)
  const add = page.getByRole('button', { name: 'Add', exact: true }).first()
  await expect(add).toBeEnabled()

  await server.changeWorkshop(workshop.id, { status: 'results' })
  const words = page.getByRole('status').filter({ hasText: roomMessages.resultsOnly })
  await expect(words).toBeVisible()
  await expect(add).toBeDisabled()
  await expectNoFaults(page, 'read only', words, [DESK, PHONE])

  await page.setViewportSize(PHONE)
  await page.goto('/solutions')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const report = page.getByRole('link', { name: 'Report to print' })
  await expectNoFaults(page, 'list of results', report, [DESK, PHONE])
  await page.setViewportSize(PHONE)
  await report.click()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('[data-printed]')).toBeVisible()

  await server.changeWorkshop(workshop.id, { status: 'open' })
  await expect(words).toHaveCount(0)
})

test('the host’s link opens the results to whoever has it, and nothing once it is taken back', async ({
  browser,
  hostAt,
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  await makeSolution(page.request, workshop.id, email)
  const host = await hostAt(`/admin/workshops/${workshop.id}`)
  await host.getByRole('button', { name: resultsLinkMessages.make }).click()
  const address = await host.getByLabel(resultsLinkMessages.newLink).inputValue()
  await expectNoFaults(host, 'new link', host.getByLabel(resultsLinkMessages.newLink), [DESK])

  const outside = await browser.newContext({ baseURL: server.url })
  const reader = await outside.newPage()
  const asked: string[] = []
  reader.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
  const [, token = ''] = address.split('#')
  const answer = await reader.goto(`/results#${token}`)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  const read = reader.getByRole('link', { name: resultsMessages.readReport })
  await expectNoFaults(reader, 'results', read, [DESK, PHONE])
  await read.click()
  await expect(reader.getByRole('heading', { name: 'Open gaps' })).toBeVisible()
  await expectNoFaults(reader, 'report by link', reader.getByRole('heading', { name: 'Open gaps' }), [DESK, PHONE])
  await expect(reader.getByRole('main')).not.toContainText('@')
  await reader.reload()
  await reader.getByRole('link', { name: 'Open gaps' }).click()
  await expect(reader.getByRole('heading', { name: 'Open gaps' })).toBeInViewport()
  expect(reader.url()).toContain(token)
  await reader.getByRole('link', { name: resultsMessages.backToResults }).click()
  await reader.getByRole('link', { name: workshopDocumentMessages.title }).click()
  await expect(reader.getByRole('heading', { name: workshopDocumentMessages.systemRequirements })).toBeVisible()
  await expect(reader.getByRole('main')).not.toContainText('@')
  expect(await outside.cookies()).toEqual([])
  // in one header of the calls for results, in no address, and in no Referer
  expect(
    asked.filter((request) => request.replace(`"${RESULTS_TOKEN_HEADER}":"${token}"`, '').includes(token)),
  ).toEqual([])

  await host.getByRole('button', { name: resultsLinkMessages.takeBack }).click()
  await host.getByRole('dialog').getByRole('button', { name: resultsLinkMessages.takeBack }).click()
  await expect(host.getByText(resultsLinkMessages.none)).toBeVisible()
  await reader.reload()
  const gone = reader.getByText(resultsMessages.goneTitle)
  await expectNoFaults(reader, 'no results', gone, [DESK, PHONE])
})
