import { readFile, writeFile } from 'node:fs/promises'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { changesMessages } from '#contract/messages/imports.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import { makeSolution } from './example-solution.ts'
import { DESK, expectNoFaults, PHONE } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const EDITED = 'A bike with a roof, thought of over a spreadsheet'

test('an option edited in a workbook comes back, and the others in the room see it', async ({
  context,
  page,
  another,
  server,
  workshop,
}, testInfo) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  const { id, option } = await makeSolution(context.request, workshop.id, 'mira@example.org')
  const jonas = await another('jonas@example.org')
  await jonas.goto(`/solutions/${id}/functional-options`)
  await expect(jonas.getByText(option)).toBeVisible()

  await page.goto(`/solutions/${id}`)
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel workbook', exact: true }).click(),
  ])
  const book = await openXlsx(await readFile(await file.path()))
  const { rows, cells } = book.sheets.find(({ name }) => name === 'Functional Options')!
  const column = rows[0]!.indexOf('Functional Option')
  rows[1]![column] = EDITED
  cells!.set(`1,${column}`, { style: cells!.get(`1,${column}`)!.style, value: EDITED } as never)
  const edited = testInfo.outputPath('edited.xlsx')
  await writeFile(edited, await saveXlsx(book))

  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: changesMessages.open }).click()
  const dialog = page.getByRole('dialog', { name: changesMessages.open })
  await dialog.getByLabel(changesMessages.file).setInputFiles(edited)
  await expect(dialog.getByText(changesMessages.found(1))).toBeVisible()
  for (const size of [PHONE, DESK]) await expectNoFaults(page, 'an edited file', dialog, [size])
  await dialog.getByRole('button', { name: changesMessages.apply }).click()
  await expect(page.getByText(changesMessages.applied(1))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
  await expect(jonas.getByText(EDITED)).toBeVisible()

  await page.getByRole('button', { name: undoMessages.undo }).click()
  await expect(page.getByText(changesMessages.takenBack(1))).toBeVisible()
  await expect(jonas.getByText(option)).toBeVisible()

  // both sides have changed it now, and one sees from what
  const optionId = Number(rows[1]![rows[0]!.indexOf('Option ID')]!.toString().slice(1))
  const ours = 'A bike with a tent'
  const put = await context.request.put(`/api/function_options/${optionId}`, { data: { functional_option: ours } })
  expect(put.ok()).toBe(true)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: changesMessages.open }).click()
  await dialog.getByLabel(changesMessages.file).setInputFiles(edited)
  await expect(dialog.getByText(changesMessages.conflicts(1))).toBeVisible()
  for (const words of [changesMessages.exported, option, ours]) await expect(dialog.getByText(words)).toBeVisible()
  for (const size of [PHONE, DESK]) await expectNoFaults(page, 'a conflict', dialog, [size])
  await dialog.getByRole('radio', { name: changesMessages.takeTheirs }).check()
  await dialog.getByRole('button', { name: changesMessages.apply }).click()
  await expect(jonas.getByText(EDITED)).toBeVisible()
})
