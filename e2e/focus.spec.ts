import type { Page } from '@playwright/test'
import { deletedMessages } from '#contract/messages/undo.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { call } from './api.ts'
import { carKilometres, makeSolution, parents, tripsOnFoot, type ExampleSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { newOptionOf, optionLine, personOf, requirementsOf, rowOf, storyOf, toast } from './workshop-page.ts'

const email = 'mira@example.org'
let solution: ExampleSolution

test.beforeEach(async ({ page, context, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  await page.addInitScript(noteFocusOnNothing)
})

/** Looks at every frame: a focus that has fallen to the page is noted, also when it comes back at once. */
function noteFocusOnNothing() {
  const noted = window as unknown as { lostFocus: string[]; lastFocus: string | undefined }
  noted.lostFocus = []
  const look = () => {
    const focused = document.activeElement
    const isNowhere = !focused || focused === document.body
    if (!isNowhere) noted.lastFocus = `${focused.tagName} ${focused.textContent?.slice(0, 40)}`
    else if (noted.lastFocus !== undefined) noted.lostFocus.push(noted.lastFocus)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const at = (step: string) => `/solutions/${solution.id}${step}`

async function expectNeverLost(page: Page) {
  expect(await page.evaluate(() => (window as unknown as { lostFocus: string[] }).lostFocus)).toEqual([])
}

test('what comes late makes up for a focus that was lost before it', async ({ page, workshop }) => {
  solution = await makeSolution(page.request, workshop.id, email)
  let bring = () => {}
  const isTime = new Promise<void>((resolve) => (bring = resolve))
  // the first screen is not complete before
  await page.route(/\/progress$/, async (route) => {
    await isTime
    await route.continue()
  })
  await page.goto(at('/functional-options'))
  const edit = (option: string) => optionLine(page, option).getByRole('button', { name: 'Edit' })
  await edit(solution.option).press('Enter')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('A trailer at every stop')
  await page.keyboard.press('Enter')
  await expect(edit('A trailer at every stop')).toBeVisible()
  bring()
  await expect(edit('A trailer at every stop')).toBeFocused()
})

test('the focus goes on where there is something, whatever is done by keyboard', async ({ page, workshop }) => {
  test.slow()
  await test.step('metrics: added and removed by keyboard, the focus goes on in the list and ends on its heading', async () => {
    solution = await makeSolution(page.request, workshop.id, email)
    await page.goto(at('/metrics'))
    const available = page.getByRole('region', { name: 'Available Metrics' })
    await available.getByRole('button', { name: 'Add' }).first().press('Enter')
    await expect(page.getByRole('region', { name: 'Added Metrics' }).getByRole('button')).toHaveCount(2)
    await expect(available.getByRole('button', { name: 'Add' }).first()).toBeFocused()

    await rowOf(page, 'Added Metrics', carKilometres.metric_text).getByRole('button', { name: 'Remove' }).press('Enter')
    const last = page.getByRole('region', { name: 'Added Metrics' }).getByRole('button', { name: 'Remove' })
    await expect(last).toHaveCount(1)
    await expect(last).toBeFocused()
    // it stands there, and has the focus, before the removal is answered
    await expect(last).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Added Metrics' })).toBeFocused()
    await expectNeverLost(page)
  })

  await test.step('stakeholders: a button is disabled while its write runs, and the focus comes back to it', async () => {
    solution = await makeSolution(page.request, workshop.id, email)
    await page.goto(at('/stakeholders'))
    const person = personOf(page, carKilometres.metric_text, parents.stakeholder).getByRole('button')
    await person.press('Enter')
    await expect(person).toHaveText(/Added|Remove/)
    await expect(person).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(person).toHaveText('Add')
    await expect(person).toBeFocused()
    await expectNeverLost(page)
  })

  await test.step('stories: the bar goes with what it saved, and the focus is back in the story', async () => {
    solution = await makeSolution(page.request, workshop.id, email)
    await page.goto(at('/user-stories'))
    await storyOf(page, carKilometres.metric_text).fill('As a parent I want less of it.')
    const save = page.getByRole('button', { name: 'Save All User Stories' })
    await save.press('Enter')
    await expect(page.getByText('1 not saved')).toHaveCount(0)
    await expect(storyOf(page, carKilometres.metric_text)).toBeFocused()

    // after a press by pointer its row has the focus, so that no phone keyboard opens
    await storyOf(page, carKilometres.metric_text).fill('As a parent I want none of it.')
    await save.click()
    await expect(page.getByText('1 not saved')).toHaveCount(0)
    await expect(rowOf(page, 'User stories', carKilometres.metric_text)).toBeFocused()
    await expectNeverLost(page)
  })

  await test.step('options: edited, deleted and added by keyboard', async () => {
    solution = await makeSolution(page.request, workshop.id, email)
    await page.goto(at('/functional-options'))
    const edit = (option: string) => optionLine(page, option).getByRole('button', { name: 'Edit' })
    await edit(solution.option).press('Enter')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('A trailer at every stop')
    await page.keyboard.press('Enter')
    await expect(edit('A trailer at every stop')).toBeFocused()
    await expect(edit('A trailer at every stop')).toBeEnabled()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(edit('A trailer at every stop')).toBeFocused()

    await optionLine(page, 'A trailer at every stop').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(toast(page, functionalOptionsMessages.deleted)).toBeVisible()
    await expect(newOptionOf(page, carKilometres.metric_text)).toBeFocused()
    await page.keyboard.type('A box on wheels')
    await page.keyboard.press('Enter')
    await expect(optionLine(page, 'A box on wheels')).toBeVisible()
    await expect(newOptionOf(page, carKilometres.metric_text)).toBeFocused()
    await expectNeverLost(page)
  })

  await test.step('requirements: deleted after a question, the next one takes over, then what else the row has', async () => {
    solution = await makeSolution(page.request, workshop.id, email)
    const cell = { functional_option_id: solution.optionId, fhn_id: 9, virtuous: true, measure: 1 }
    const [rating] = await call(page.request, 'PUT /api/option_analysis', { body: { updates: [cell] } })
    for (const specification of ['The first.', 'The second.']) {
      await call(page.request, 'POST /api/system_requirements', {
        body: { option_analysis_id: rating!.id, specification },
      })
    }
    await page.goto(at(`/system-requirements/${solution.optionId}`))
    const row = requirementsOf(page, 'Synergic', 'Freedom')
    const lineOf = (text: string) => row.getByRole('listitem').filter({ hasText: text })
    await lineOf('The second.').getByRole('button', { name: 'Edit' }).press('Enter')
    await page.keyboard.type(' Edited.')
    await page.keyboard.press('Enter')
    await expect(lineOf('The second. Edited.').getByRole('button', { name: 'Edit' })).toBeFocused()

    const remove = async (text: string) => {
      await lineOf(text).getByRole('button', { name: 'Delete' }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
      await expect(lineOf(text)).toHaveCount(0)
    }
    await remove('The first.')
    await expect(lineOf('The second.').getByRole('button', { name: 'Delete' })).toBeFocused()
    await remove('The second.')
    await expect(row.getByPlaceholder('Add requirement...')).toBeFocused()
    await expectNeverLost(page)
  })
})

test('the focus stays when somebody else takes away what has it', async ({ page, workshop }) => {
  await test.step('options: whoever writes in one that somebody else deletes goes on writing, and not into another', async () => {
    solution = await makeSolution(page.request, workshop.id, email)
    const { storyId: user_story_id } = solution
    await call(page.request, 'POST /api/function_options', { body: { user_story_id, functional_option: 'A trailer' } })
    await page.goto(at('/functional-options'))
    await optionLine(page, solution.option).getByRole('button', { name: 'Edit' }).press('Enter')
    await page.keyboard.type(' and')
    await call(page.request, 'DELETE /api/function_options/{id}', { params: { id: solution.optionId } })
    const kept = page.getByRole('textbox', { name: deletedMessages.yourText })
    await expect(kept).toBeFocused()
    await page.keyboard.type(' more')
    await expect(kept).toHaveValue(`${solution.option} and more`)
    await expect(newOptionOf(page, carKilometres.metric_text)).toHaveValue('')
    await expectNeverLost(page)
  })

  await test.step('a metric that somebody else removes leaves the focus in the list', async () => {
    solution = await makeSolution(page.request, workshop.id, email)
    const { id: solution_id } = solution
    await call(page.request, 'POST /api/user-stories', { body: { solution_id, metric_id: tripsOnFoot.id } })
    await page.goto(at('/stakeholders'))
    await personOf(page, carKilometres.metric_text, parents.stakeholder).getByRole('button').focus()
    await call(page.request, 'DELETE /api/user_stories_table/{solution_id}/{metric_id}', {
      params: { solution_id, metric_id: carKilometres.id },
    })
    await expect(rowOf(page, 'Stakeholders by metric', tripsOnFoot.metric_text).locator(':focus')).toBeVisible()
    await expectNeverLost(page)
  })
})
