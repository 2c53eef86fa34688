import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { call } from './api.ts'
import { carKilometres, makeSolution, type ExampleSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { newOptionOf, optionLine, toast } from './workshop-page.ts'

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
  await expect(page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(optionLine(page, 'To be deleted')).toHaveCount(0)
})
