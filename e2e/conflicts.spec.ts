import type { Page } from '@playwright/test'
import { conflictsMessages, editsMessages } from '#contract/messages/edits.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { carKilometres, learning, makeSolution, tripsOnFoot, type ExampleSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import {
  expectHeading,
  goInside,
  optionLine,
  ratingOf,
  requirementsOf,
  rowOf,
  saveStories,
  storedRequirement,
  storyOf,
  toast,
} from './workshop-page.ts'

const MIRA = 'mira@example.org'
const JONAS = 'jonas@example.org'
const metric = carKilometres.metric_text
const { byAt, story, option, requirement, copied } = deletedMessages
/** Who deleted it; the moment is of no matter here. */
const by = (what: string, who: string) => byAt(what, who, ', ').split(',')[0]!

const dialog = (page: Page) => page.getByRole('dialog', { name: conflictsMessages.title })

async function decide(page: Page, way: string, group?: string) {
  const scope = group ? dialog(page).getByRole('group', { name: group }) : dialog(page)
  await scope.getByRole('radio', { name: way }).check()
}
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Save decision' }).click()

let solution: ExampleSolution
let jonas: Page

// Mira's page comes with the test; Jonas sits at another machine
test.beforeEach(async ({ another, context, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, MIRA)
  solution = await makeSolution(context.request, workshop.id, MIRA)
  jonas = await another(JONAS)
})

const open = (page: Page, step: string) => page.goto(`/solutions/${solution.id}${step}`)
const goOn = (page: Page, step: string) => goInside(page, `/solutions/${solution.id}${step}`)

test('what one presses stays under the pointer when the other begins to write above it', async ({ page: mira }) => {
  await call(jonas.request, 'POST /api/user-stories', { body: { solution_id: solution.id, metric_id: tripsOnFoot.id } })
  await Promise.all([open(mira, '/user-stories'), open(jonas, '/user-stories')])
  await storyOf(jonas, tripsOnFoot.metric_text).fill("Jonas's")
  const save = jonas.getByRole('button', { name: 'Save All User Stories' })
  const { x, y, width, height } = (await save.boundingBox())!
  await jonas.mouse.move(x + width / 2, y + height / 2)
  await jonas.mouse.down()
  await storyOf(mira, metric).fill("Mira's")
  await expect(jonas.getByText('mira is writing here')).toBeVisible()
  await jonas.mouse.up()
  await expect(toast(jonas, userStoriesMessages.saved)).toBeVisible()
})

test('two people in one text: both are shown with their author, and one decides', async ({ page: mira }) => {
  test.slow()
  await call(jonas.request, 'POST /api/user-stories', { body: { solution_id: solution.id, metric_id: tripsOnFoot.id } })
  const readStories = async () => {
    const params = { solutionId: solution.id }
    const { metrics } = await call(mira.request, 'GET /api/user_stories_table/{solutionId}', { params })
    return metrics.map((row) => row.user_story)
  }

  await test.step('different rows never meet', async () => {
    await Promise.all([open(mira, '/user-stories'), open(jonas, '/user-stories')])
    await storyOf(mira, metric).fill("Mira's")
    await storyOf(jonas, tripsOnFoot.metric_text).fill("Jonas's")
    await Promise.all([saveStories(mira), saveStories(jonas)])
    await expect.poll(readStories).toEqual(["Mira's", "Jonas's"])
  })

  await test.step('the same story: mine is kept', async () => {
    // the story stands at the lower edge of the window, where the save bar comes
    const { width, height } = mira.viewportSize()!
    const field = (await storyOf(mira, metric).boundingBox())!
    await mira.setViewportSize({ width, height: Math.round(field.y + field.height + 40) })
    await storyOf(mira, metric).fill("Mira's, longer")
    await storyOf(jonas, metric).fill("Jonas's over Mira's")
    const writing = mira.getByText('jonas is writing here')
    await expect(writing).toBeVisible()
    /** Not a number while one of them is being drawn anew. */
    const gapToBar = async () => {
      const bar = await mira.locator('[data-sticks=bottom]').filter({ hasText: 'not saved' }).boundingBox()
      const mark = await writing.boundingBox()
      return bar && mark ? bar.y - mark.y - mark.height : NaN
    }
    await expect.poll(gapToBar).toBeGreaterThanOrEqual(0)
    await mira.setViewportSize({ width, height })
    await saveStories(jonas)
    await expect(mira.getByRole('row', { name: metric })).toContainText(editsMessages.overtaken)
    await mira.getByRole('button', { name: 'Save All User Stories' }).click()
    await expect(dialog(mira)).toContainText(`${JONAS}'s, just now`)
    await expectNoFaults(mira, 'conflict', dialog(mira))
    await expect(dialog(mira).getByRole('radio', { name: 'Keep mine' })).toBeFocused()
    await dialog(mira).getByRole('button', { name: 'Cancel' }).click()
    await expect(storyOf(mira, metric)).toHaveValue("Mira's, longer")
    expect(await readStories()).toEqual(["Jonas's over Mira's", "Jonas's"])

    await mira.getByRole('button', { name: 'Save All User Stories' }).click()
    // by keyboard alone: the first choice has the focus
    await expect(dialog(mira).getByRole('radio', { name: 'Keep mine' })).toBeFocused()
    await mira.keyboard.press('Space')
    await mira.keyboard.press('Enter')
    await expect(toast(mira, userStoriesMessages.saved)).toBeVisible()
    await expect.poll(readStories).toEqual(["Mira's, longer", "Jonas's"])
  })

  await test.step('an option: a merge is written', async () => {
    await Promise.all([goOn(mira, '/functional-options'), goOn(jonas, '/functional-options')])
    for (const [page, text] of [
      [mira, 'A bike at every stop'],
      [jonas, 'A bike with a lid'],
    ] as const) {
      await optionLine(page, solution.option).getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Edit functional option').fill(text)
    }
    await jonas.keyboard.press('Enter')
    await expect(toast(jonas, functionalOptionsMessages.updated)).toBeVisible()
    await mira.keyboard.press('Enter')
    await decide(mira, 'Combine both')
    await expect(dialog(mira).getByLabel('Combined text')).toHaveValue('A bike at every stop A bike with a lid')
    await dialog(mira).getByLabel('Combined text').fill('A bike with a lid at every stop')
    await confirm(mira)
    await expect(optionLine(jonas, 'A bike with a lid at every stop')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('ratings: cell by cell', async () => {
    const path = `/option-analysis/${solution.optionId}/Virtuous`
    await Promise.all([goOn(mira, path), goOn(jonas, path)])
    await ratingOf(mira, 'Leisure').selectOption('Synergic')
    await ratingOf(mira, 'Creation').selectOption('Synergic')
    await ratingOf(jonas, 'Leisure').selectOption('Inhibiting')
    await ratingOf(jonas, 'Freedom').selectOption('Singular')
    await jonas.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(jonas, h9AnalysisMessages.saved)).toBeVisible()
    await mira.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(mira).getByRole('group')).toHaveCount(1)
    await decide(mira, 'Take theirs', 'Leisure')
    await confirm(mira)
    await expect(toast(mira, h9AnalysisMessages.saved)).toBeVisible()
    const cells = { Leisure: '4', Creation: '1', Freedom: '3' }
    for (const [fhn, measure] of Object.entries(cells)) await expect(ratingOf(mira, fhn)).toHaveValue(measure)
  })

  await test.step('a requirement: theirs is taken', async () => {
    const path = `/system-requirements/${solution.optionId}`
    await Promise.all([goOn(mira, path), goOn(jonas, path)])
    const row = requirementsOf(mira, 'Synergic', 'Creation')
    await row.getByPlaceholder('Add requirement...').fill('One')
    await mira.keyboard.press('Enter')
    await expect(row.getByText('One')).toBeVisible()
    await jonas.reload()
    for (const [page, text] of [
      [mira, 'Mine'],
      [jonas, 'Theirs'],
    ] as const) {
      await requirementsOf(page, 'Synergic', 'Creation').getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('System requirement').fill(text)
    }
    await jonas.keyboard.press('Enter')
    await expect(storedRequirement(requirementsOf(jonas, 'Synergic', 'Creation'), 'Theirs')).toBeVisible()
    await mira.keyboard.press('Enter')
    await decide(mira, 'Take theirs')
    await confirm(mira)
    await expect(storedRequirement(row, 'Theirs')).toBeVisible()
  })

  await test.step('a solution: name and purposes', async () => {
    await Promise.all([goOn(mira, ''), goOn(jonas, '')])
    for (const page of [mira, jonas]) await expectHeading(page, solution.name)
    for (const [page, name] of [
      [mira, 'Bikes of Mira'],
      [jonas, 'Bikes of Jonas'],
    ] as const) {
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Solution Name').fill(name)
    }
    await jonas.getByRole('combobox', { name: 'Primary Purpose(s)' }).click()
    await jonas.getByRole('option', { name: learning.purpose }).click()
    await jonas.keyboard.press('Escape')
    await jonas.getByRole('button', { name: 'Save' }).click()
    await expectHeading(jonas, 'Bikes of Jonas')
    await mira.getByRole('button', { name: 'Save' }).click()
    await decide(mira, 'Keep mine', 'Solution Name')
    await confirm(mira)
    await expectHeading(mira, 'Bikes of Mira')
    await expect(mira.getByRole('definition').getByText(learning.purpose)).toBeVisible()
  })
})

test(
  'a row deleted under its editor: the text stays, and can be taken along',
  DEEP,
  async ({ page: mira, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const clipboard = () => mira.evaluate(() => navigator.clipboard.readText())
    const copy = async (text: string) => {
      await expect(mira.getByRole('alert').filter({ hasText: text })).toBeVisible()
      await mira.getByRole('button', { name: 'Copy text' }).click()
      await expect(toast(mira, copied)).toBeVisible()
      expect(await clipboard()).toBe(text)
    }
    const [rating] = await call(jonas.request, 'PUT /api/option_analysis', {
      body: { updates: [{ functional_option_id: solution.optionId, fhn_id: 6, virtuous: true, measure: 1 }] },
    })
    const body = { option_analysis_id: rating?.id ?? 0, specification: 'Free on Sundays.' }
    const { id } = await call(jonas.request, 'POST /api/system_requirements', { body })

    await test.step('a requirement, while its editor thinks', async () => {
      await open(mira, `/system-requirements/${solution.optionId}`)
      await requirementsOf(mira, 'Synergic', 'Leisure').getByRole('button', { name: 'Edit' }).click()
      await mira.getByLabel('System requirement').fill('Free for all.')
      await call(jonas.request, 'DELETE /api/system_requirements/{id}', { params: { id } })
      await expect(mira.getByText(by(requirement, JONAS))).toBeVisible({ timeout: 60_000 })
      await copy('Free for all.')
    })

    await test.step('an option', async () => {
      await open(mira, '/functional-options')
      await optionLine(mira, solution.option).getByRole('button', { name: 'Edit' }).click()
      await mira.getByLabel('Edit functional option').fill('My better option')
      await call(jonas.request, 'DELETE /api/function_options/{id}', { params: { id: solution.optionId } })
      await mira.keyboard.press('Enter')
      await expect(mira.getByText(by(option, JONAS))).toBeVisible()
      await copy('My better option')
      await expectNoFaults(mira, 'deleted', mira.getByText(by(option, JONAS)))
      await mira.getByRole('button', { name: 'Discard' }).click()
    })

    await test.step('a story, while another one is saved', async () => {
      await call(jonas.request, 'POST /api/user-stories', {
        body: { solution_id: solution.id, metric_id: tripsOnFoot.id },
      })
      await open(mira, '/user-stories')
      await storyOf(mira, metric).fill('My story')
      await storyOf(mira, tripsOnFoot.metric_text).fill('The other story')
      await call(jonas.request, 'DELETE /api/user_stories_table/{solution_id}/{metric_id}', {
        params: { solution_id: solution.id, metric_id: carKilometres.id },
      })
      await saveStories(mira)
      await expect(mira.getByText(by(story, JONAS))).toBeVisible()
      await copy('My story')
      await expect(rowOf(mira, 'User stories', metric)).toHaveCount(0)
    })
  },
)
