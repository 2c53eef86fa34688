import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { ExportDocument } from '#contract/exports.ts'
import { importsMessages } from '#contract/messages/imports.ts'
import { DEEP } from './deep.ts'
import { makeSolution } from './example-solution.ts'
import { DESK, expectNoFaults, PHONE } from './faults.ts'
import { findDemoWorkshop } from './host.ts'
import { listSmallType } from './type-size.ts'
import { firstPlaces } from './workshop-contents.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const textOf = async (file: Download) => readFile(await file.path(), 'utf8')

async function download(page: Page, entry: string) {
  // one that is still closing would take the click
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry, exact: true }).click(),
  ])
  return file
}

test(
  'the report in the ZIP file has no letter below 8 points on paper',
  DEEP,
  async ({ context, page, server }, testInfo) => {
    const demo = await findDemoWorkshop({ url: server.url, password: server.hostPassword })
    await joinWithoutLogin(context, server.url, demo.id, 'mira@example.org')
    const { solutionId } = await firstPlaces(context.request, demo.id)
    const answer = await context.request.get(`/api/solutions/${solutionId}/export?format=zip`)
    const [, report] = Object.entries(unzipSync(await answer.body())).find(([name]) => name.endsWith('.html')) ?? []
    const path = testInfo.outputPath('report.html')
    await writeFile(path, report ?? '')
    await page.goto(pathToFileURL(path).href)
    await expect(page.locator('svg text').first()).toBeVisible()
    expect(await listSmallType(page, 8)).toEqual([])
    // and it would be found
    expect(await listSmallType(page, 9)).not.toEqual([])
  },
)

test(
  'a solution goes home in every format, and comes back into another workshop',
  DEEP,
  async ({ context, page, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
    const { id, name } = await makeSolution(context.request, workshop.id, 'mira@example.org')
    await page.goto(`/solutions/${id}`)
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      await page.getByRole('button', { name: 'Export' }).click()
      await expectNoFaults(page, 'menu', page.getByRole('menu'), [size])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }

    const today = new Date().toISOString().slice(0, 10)
    const workbook = await download(page, 'Excel workbook')
    expect(workbook.suggestedFilename()).toBe(`${name} ${today}.xlsx`)
    expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK')
    expect(await textOf(await download(page, 'Markdown document'))).toContain(`# ${name}\n`)
    expect(await textOf(await download(page, 'ReqIF for requirements tools'))).toContain('</REQ-IF>')
    const table = await download(page, 'User Stories')
    expect(table.suggestedFilename()).toBe(`${name} user-stories ${today}.csv`)
    expect(await textOf(table)).toContain('Solution ID,Solution,Story ID,')
    const json = await download(page, 'JSON, for re-import')
    const before = JSON.parse(await textOf(json)) as ExportDocument

    // whoever creates a solution may bring it in instead
    await page.goto('/solutions/new')
    await page.getByRole('button', { name: 'Import' }).click()
    const ownImport = page.getByRole('dialog', { name: 'Import solutions' })
    const unknown = { ...before, solutions: [{ ...before.solutions[0]!, primary_fhn: { name: 'Sleep' } }] }
    await ownImport.getByLabel('JSON export').setInputFiles({
      name: 'unknown.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(unknown, null, 2)),
    })
    await expect(ownImport.getByText(/^line \d+, solutions\.0\.primary_fhn$/)).toBeVisible()
    await ownImport.getByLabel('JSON export').setInputFiles(await json.path())
    await expect(ownImport.getByText(importsMessages.willMake(1))).toBeVisible()
    await ownImport.getByRole('button', { name: 'Import' }).click()
    await expect(page).toHaveURL('/solutions')
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(2)

    const { id: target } = await server.openWorkshop('Where it comes back')
    await page.goto(`/admin/workshops/${target}`)
    await page.getByLabel('Host password').fill(server.hostPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import solutions' })

    await dialog.getByLabel('JSON export').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{\n "format": "ninefold-solution",\n "version" 1\n}'),
    })
    await expect(dialog.getByRole('alert')).toContainText('Line 3, column 12')
    await dialog.getByLabel('JSON export').setInputFiles(await json.path())
    await expect(dialog.getByText(importsMessages.willMake(1))).toBeVisible()
    await expectNoFaults(page, 'import', dialog)
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(page.getByText(importsMessages.imported(1))).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()

    const after = JSON.parse(await textOf(await download(page, 'JSON, for re-import'))) as ExportDocument
    const words = ({ solutions }: ExportDocument) =>
      JSON.stringify(solutions, (key, value: unknown) => (key === 'id' || key === 'made_from' ? undefined : value))
    expect(words(after)).toBe(words(before))
  },
)
