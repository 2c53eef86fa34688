import { fileURLToPath, pathToFileURL } from 'node:url'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { exportsMessages } from '#contract/messages/exports.ts'
import { workshopDocumentMessages as words } from '#contract/messages/report.ts'
import { DEEP } from './deep.ts'
import { expect, test } from './demo.ts'
import { DESK, PHONE, expectNoFaults } from './faults.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { readPdf } from './read-pdf.ts'
import { listSmallType } from './type-size.ts'

const TABLET = { width: 820, height: 1180 }

test('a whole workshop is one document: on the screen, on paper, and as a file that opens from the disk and asks for nothing', async ({
  demo,
  context,
  page,
}, testInfo) => {
  expect(demo.solutionId).toBeGreaterThan(0)
  await page.goto('/solutions')
  await page.getByRole('link', { name: solutionsMessages.wholeWorkshop }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByRole('heading', { name: words.systemRequirements })).toBeVisible()
  await expect(paper).toContainText('Workshop of ')
  await expect(paper).not.toContainText('@example.org')
  await expectNoFaults(page, 'document', paper, [DESK, TABLET, PHONE])
  for (const size of [DESK, TABLET, PHONE]) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `${size.width} px`).toBeLessThanOrEqual(size.width)
  }

  expect(await listSmallType(page, 8)).toEqual([])
  for (const format of ['A4', 'Letter']) {
    const { pages, pictures, linksTo } = readPdf(await page.pdf({ format }))
    expect(pages, format).toBeLessThanOrEqual(10)
    expect(pictures, format).toBe(0)
    for (const target of ['part-across', 'part-gaps', `solution-${demo.solutionId}`, `O${demo.optionId}`])
      expect(linksTo, format).toContain(target)
  }

  await page.setViewportSize(DESK)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.saveFile }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^Demo workshop \d{4}-\d\d-\d\d\.html$/)
  const path = testInfo.outputPath('workshop.html')
  await saved.saveAs(path)

  const file = await context.newPage()
  const asked: string[] = []
  const said: string[] = []
  file.on('request', (request) => asked.push(request.url()))
  file.on('console', (message) => said.push(message.text()))
  await file.goto(pathToFileURL(path).href)
  await file.setViewportSize(DESK)
  expect(await file.getByRole('article').innerText()).toBe(await paper.innerText())
  expect(await file.locator('script, img, link, iframe').count()).toBe(0)
  // it looks as it did: circles have colours, and words their order
  await expect(file.locator('svg circle').first()).toBeVisible()
  expect(await file.title()).toBe('Demo workshop')
  expect(asked.map((url) => fileURLToPath(url))).toEqual([path])
  expect(said).toEqual([])
  expect(await listSmallType(file, 8)).toEqual([])
  await file.close()
})

test('the host reaches it from the workshop’s page', DEEP, async ({ context, page, server }) => {
  const host = { url: server.url, password: server.hostPassword }
  const { id } = await findDemoWorkshop(host)
  await logInAsHost(context, host)
  await page.goto(`/admin/workshops/${id}`)
  await page.getByRole('link', { name: exportsMessages.document, exact: true }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: words.whatWasDone })).toBeVisible()
  await page.getByLabel(words.listEmails).check()
  await expect(page.getByRole('article')).toContainText('@')
})
