import type { Page } from '@playwright/test'
import { deletedMessages } from '#contract/messages/undo.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { call } from './api.ts'
import { isDeep } from './deep.ts'
import { carKilometres, makeSolution, type ExampleSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { newOptionOf, optionLine, requirementsOf, storyOf, toast } from './workshop-page.ts'

// What only a real browser does to a field: input methods, its own undo, and windows that come and go.

const email = 'mira@example.org'
const metric = carKilometres.metric_text
let solution: ExampleSolution

test.beforeEach(async ({ context, page, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  solution = await makeSolution(page.request, workshop.id, email)
})

test('Escape while a word is composed belongs to the input method; the caret stays when the window comes back', async ({
  page,
  context,
}) => {
  await page.goto(`/solutions/${solution.id}/functional-options`)
  await optionLine(page, solution.option).getByRole('button', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: functionalOptionsMessages.editFunctionalOption })
  await field.fill('abcdef')
  const browser = await context.newCDPSession(page)
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  await compose('にほ')
  await expect(field).toHaveValue('abcdefにほ')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue(/^abcdef/)
  await compose('')
  await expect(field).toHaveValue('abcdef')

  for (const _step of ['d', 'e', 'f']) await page.keyboard.press('ArrowLeft')
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart)
  await expect.poll(caret).toBe(3)
  // as when another window was in front: the field loses the focus and gets it back, and stays the active element
  await field.evaluate((input) => {
    for (const type of ['blur', 'focus']) input.dispatchEvent(new FocusEvent(type))
    for (const type of ['focusout', 'focusin']) input.dispatchEvent(new FocusEvent(type, { bubbles: true }))
  })
  await page.keyboard.type('X')
  await expect(field).toHaveValue('abcXdef')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})

test('a word that is being composed when its row is deleted ends in the field that keeps the words', async ({
  page,
}) => {
  await page.goto(`/solutions/${solution.id}/functional-options`)
  await optionLine(page, solution.option).getByRole('button', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: functionalOptionsMessages.editFunctionalOption })
  await field.fill('abc')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
  await expect(field).toHaveValue('abcにほ')

  await call(page.request, 'DELETE /api/function_options/{id}', { params: { id: solution.optionId } })
  const kept = page.getByRole('alert').getByRole('textbox', { name: deletedMessages.yourText })
  await expect(kept).toHaveValue('abcにほ')
  await expect(kept).toBeFocused()
  // the input method goes on where the focus is
  await browser.send('Input.imeSetComposition', { text: 'ん', selectionStart: 1, selectionEnd: 1 })
  await browser.send('Input.insertText', { text: 'ん' })
  await expect(kept).toHaveValue('abcにほん')
})

test('Ctrl+Z in a field that was just emptied brings its words back, not what was deleted', async ({ page }) => {
  await call(page.request, 'POST /api/function_options', {
    body: { user_story_id: solution.storyId, functional_option: 'To be deleted' },
  })
  await page.goto(`/solutions/${solution.id}/functional-options`)
  await optionLine(page, 'To be deleted').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, functionalOptionsMessages.deleted)).toBeVisible()
  await newOptionOf(page, metric).pressSequentially('Words')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(newOptionOf(page, metric)).toHaveValue('')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(newOptionOf(page, metric)).toHaveValue('Words')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(optionLine(page, 'To be deleted')).toHaveCount(0)
})

test('what one writes in is deleted by somebody else: every key goes on into the field that keeps the words', async ({
  page,
  another,
}) => {
  const { request } = await another('jonas@example.org')
  const kept = page.getByRole('alert').getByRole('textbox', { name: deletedMessages.yourText })

  /** Types without a pause while the other person deletes, until the words are in their new field and beyond. */
  const expectAllKept = async (before: string, remove: () => Promise<unknown>, isSavedByEnter = true) => {
    const words = await typeUntilDeleted(page, remove)
    await expect(kept).toHaveValue(before + words)
    await expect(kept).toBeFocused()
    // where Enter saves, one pressed too late adds nothing to the words
    if (isSavedByEnter) await page.keyboard.press('Enter')
    await expect(kept).toHaveValue(before + words)
    // the caret went along, not to the end
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect(kept).toHaveValue((before + words).slice(1))
    await kept.fill('')
    await page.keyboard.type('Other words')
    await expect(kept).toHaveValue('Other words')
    await page.getByRole('alert').getByRole('button', { name: 'Discard' }).click()
    await expect(kept).toHaveCount(0)
  }

  await test.step('a requirement, and the line for a new one', async () => {
    const cell = { functional_option_id: solution.optionId, fhn_id: 6, virtuous: true }
    const rate = (measure: number) =>
      call(request, 'PUT /api/option_analysis', { body: { updates: [{ ...cell, measure }] } })
    const [rating] = await rate(1)
    const body = { option_analysis_id: rating?.id ?? 0, specification: 'Free.' }
    const { id } = await call(request, 'POST /api/system_requirements', { body })
    await page.goto(`/solutions/${solution.id}/system-requirements/${solution.optionId}`)
    const row = requirementsOf(page, 'Synergic', 'Leisure')
    await row.getByRole('button', { name: 'Edit' }).press('Enter')
    await expectAllKept('Free.', () => call(request, 'DELETE /api/system_requirements/{id}', { params: { id } }))
    await row.getByLabel('Add requirement').focus()
    await expectAllKept('', () => rate(5))
  })

  await test.step('an option, and the line for a new one', async () => {
    await page.goto(`/solutions/${solution.id}/functional-options`)
    await optionLine(page, solution.option).getByRole('button', { name: 'Edit' }).press('Enter')
    await expectAllKept(solution.option, () =>
      call(request, 'DELETE /api/function_options/{id}', { params: { id: solution.optionId } }),
    )
    await newOptionOf(page, metric).focus()
    await expectAllKept('', removeMetric)
  })

  await test.step('a story', async () => {
    if (!isDeep()) return
    await call(request, 'POST /api/user-stories', { body: { solution_id: solution.id, metric_id: carKilometres.id } })
    await page.goto(`/solutions/${solution.id}/user-stories`)
    await storyOf(page, metric).focus()
    await expectAllKept('', removeMetric, false)
  })

  function removeMetric() {
    const params = { solution_id: solution.id, metric_id: carKilometres.id }
    return call(request, 'DELETE /api/user_stories_table/{solution_id}/{metric_id}', { params })
  }
})

/** Answers what was typed. Some of it is typed before the deletion is seen, and some after. */
async function typeUntilDeleted(page: Page, remove: () => Promise<unknown>): Promise<string> {
  let typed = ''
  const type = async (words: string) => {
    await page.locator(':focus').pressSequentially(words)
    typed += words
  }
  await type('Begun ')
  const deleting = remove()
  while (!(await page.getByText(deletedMessages.kept).isVisible())) await type('and on ')
  await deleting
  await type('to the end')
  return typed
}
