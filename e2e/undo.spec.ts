import type { Locator, Page } from '@playwright/test'
import { errors } from '#contract/errors.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { trashMessages } from '#contract/messages/undo.ts'
import { TOAST_FADE_MS, UNDO_MS } from '#contract/limits.ts'
import { call } from './api.ts'
import { DEEP, isDeep } from './deep.ts'
import { carKilometres, learning, makeSolution, parents, type ExampleSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import {
  addMetric,
  expectHeading,
  goInside,
  optionLine,
  personOf,
  ratingOf,
  requirementsOf,
  rowOf,
} from './workshop-page.ts'

let mira: Page
let jonas: Page
let solution: ExampleSolution
const REQUIREMENT = 'Every booking shall be possible without a phone.'

test.beforeEach(async ({ page, context, another, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  mira = page
  solution = await makeSolution(page.request, workshop.id, 'mira@example.org')
  await rateAndRequire(page)
  jonas = await another('jonas@example.org')
})

/** So that something hangs on everything: a stakeholder, a rating in each direction and a requirement. */
async function rateAndRequire({ request }: Page) {
  const { id: solution_id, optionId: functional_option_id } = solution
  await call(request, 'POST /api/solution-stakeholders', { body: { solution_id, stakeholder_id: parents.id } })
  const cell = { functional_option_id, fhn_id: 9 }
  const updates = [
    { ...cell, virtuous: true, measure: 1 },
    { ...cell, virtuous: false, measure: 4 },
  ]
  const [rating] = await call(request, 'PUT /api/option_analysis', { body: { updates } })
  const body = { option_analysis_id: rating!.id, specification: REQUIREMENT }
  await call(request, 'POST /api/system_requirements', { body })
}

const at = (step: string) => `/solutions/${solution.id}${step}`
/** The cards, one an event. */
const cards = (page: Page) => page.locator('[data-card]')
const undoButton = (page: Page) => cards(page).getByRole('button', { name: 'Undo' })
const pressUndo = (page: Page) => undoButton(page).click()
/** Time stands still for whoever points at a card: ten seconds are little on a busy machine. */
const pointAtCard = (page: Page) => undoButton(page).last().hover()
/** And while the keyboard is in one, wherever the cards move to. The focus that follows a key is the keyboard's. */
async function enterCard(page: Page) {
  await page.keyboard.press('Shift')
  await undoButton(page).first().focus()
}
async function closeCard(page: Page) {
  await cards(page).getByRole('button', { name: 'Close message' }).click()
  await expect(cards(page)).toHaveCount(0)
}
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** Everything of the solution, ids included, as the server tells it. */
async function wholeSolution({ request }: Page) {
  const { id, optionId: functional_option_id } = solution
  return {
    details: await call(request, 'GET /api/solutions/{id}', { params: { id } }),
    rows: await call(request, 'GET /api/solution/{id}/metrics-stakeholders', { params: { id } }),
    ratings: await call(request, 'GET /api/option_analysis/both', { query: { functional_option_id } }),
    requirements: await call(request, 'GET /api/system_requirements', { query: { functional_option_id } }),
  }
}

interface Deletion {
  what: string
  path: () => string
  remove: (page: Page) => Promise<void>
  /** What both pages show while it is there. */
  shown: (page: Page) => Locator
  /** What the specification says of it. */
  says: string
  /** What went with it, in the line below. */
  took: string
}

const metricRow = (page: Page) => rowOf(page, 'Added Metrics', carKilometres.metric_text)

const deletions: Deletion[] = [
  {
    what: 'a metric',
    path: () => at('/metrics'),
    remove: (page) => metricRow(page).getByRole('button', { name: 'Remove' }).click(),
    shown: metricRow,
    says: metricsMessages.removed,
    took: '“Car kilometres avoided per member per month” with 1 story, 1 option, 2 ratings and 1 requirement',
  },
  {
    what: 'a stakeholder',
    path: () => at('/stakeholders'),
    remove: async (page) => {
      const added = personOf(page, carKilometres.metric_text, parents.stakeholder)
      await added.getByRole('button', { name: 'Added' }).hover()
      await added.getByRole('button', { name: 'Remove' }).click()
    },
    shown: (page) =>
      personOf(page, carKilometres.metric_text, parents.stakeholder).getByRole('button', { name: /Added|Remove/ }),
    says: stakeholdersMessages.removed,
    took: '“Parents and guardians”',
  },
  {
    what: 'an option',
    path: () => at('/functional-options'),
    remove: (page) => optionLine(page, solution.option).getByRole('button', { name: 'Delete' }).click(),
    shown: (page) => optionLine(page, solution.option),
    says: functionalOptionsMessages.deleted,
    took: '“A bike with a box at every stop” with 2 ratings and 1 requirement',
  },
  {
    what: 'a requirement',
    path: () => at(`/system-requirements/${solution.optionId}`),
    remove: async (page) => {
      await requirementsOf(page, 'Synergic', 'Freedom').getByRole('button', { name: 'Delete' }).click()
      await confirm(page, 'Delete')
    },
    shown: (page) => page.getByText(REQUIREMENT, { exact: true }),
    says: systemRequirementsMessages.deleted,
    took: `“${REQUIREMENT}”`,
  },
]

test('what one deletes and brings back goes and comes for the other too', DEEP, async () => {
  test.slow()
  const before = await wholeSolution(mira)
  for (const page of [mira, jonas]) await page.goto(at(''))

  for (const { what, path, remove, shown, says, took } of deletions) {
    await test.step(what, async () => {
      if (!isDeep() && what !== 'an option') return
      for (const page of [mira, jonas]) {
        await goInside(page, path())
        await expect(shown(page)).toBeVisible()
      }
      await remove(mira)
      await pointAtCard(mira)
      await expect(cards(mira)).toHaveText(`${says}${took}Undo`)
      await expect(shown(jonas)).toBeHidden()
      await expect(cards(jonas)).toHaveCount(0)

      await pressUndo(mira)
      await expect(cards(mira)).toHaveText(/is back/)
      for (const page of [mira, jonas]) await expect(shown(page)).toBeVisible()
      expect(await wholeSolution(jonas)).toEqual(before)
      await closeCard(mira)
    })
  }

  await test.step('the ratings of an option that came back can be gone on with', async () => {
    await goInside(mira, at('/functional-options'))
    await optionLine(mira, solution.option).getByRole('button', { name: 'Subjective Reflection' }).click()
    await expect(ratingOf(mira, 'Freedom')).toHaveValue('1')
  })

  await test.step('a reset, whole, with the purposes of the same save', async () => {
    await goInside(mira, at(''))
    await goInside(jonas, at('/metrics'))
    await expect(metricRow(jonas)).toBeVisible()
    await mira.getByRole('button', { name: 'Edit' }).click()
    await mira.getByRole('combobox', { name: 'Primary Purpose(s)' }).click()
    await mira.getByRole('option', { name: learning.purpose }).click()
    await mira.keyboard.press('Escape')
    await mira.getByLabel('Reset all metrics').check()
    await mira.getByRole('button', { name: 'Save' }).click()
    await confirm(mira, 'Reset')
    await pointAtCard(mira)
    await expect(cards(mira)).toHaveText(/Deleted: 1 metric, 1 stakeholder, 1 story, 1 option/)
    await expect(metricRow(jonas)).toBeHidden()

    await pressUndo(mira)
    await expect(metricRow(jonas)).toBeVisible()
    await expect(mira.getByText(learning.purpose)).toBeHidden()
    expect(await wholeSolution(jonas)).toEqual(before)
    await closeCard(mira)
  })

  await test.step('a solution, with everything, and a link leads to it', async () => {
    await goInside(jonas, '/solutions')
    const listed = rowOf(jonas, 'Solutions', solution.name)
    await expect(listed).toBeVisible()
    await mira.getByRole('button', { name: 'Delete Solution' }).click()
    await confirm(mira, 'Delete')
    await expectHeading(mira, 'Solutions')
    await pointAtCard(mira)
    await expect(listed).toBeHidden()

    await pressUndo(mira)
    await expect(listed).toBeVisible()
    await cards(mira).getByRole('link', { name: 'Open it' }).click()
    await expectHeading(mira, solution.name)
    await expect(cards(mira)).toHaveCount(0)
    expect(await wholeSolution(jonas)).toEqual(before)
  })
})

test(
  'a failed try keeps the card, and the next one succeeds; a place taken meanwhile is told in the words of the server',
  DEEP,
  async () => {
    for (const page of [mira, jonas]) await page.goto(at('/metrics'))
    await mira.route('**/api/undo/*', (route) => route.fulfill({ status: 500 }))
    await metricRow(mira).getByRole('button', { name: 'Remove' }).click()
    await pressUndo(mira)
    const again = cards(mira).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expectNoFaults(mira, 'failed', again)
    await mira.unroute('**/api/undo/*')
    await again.click()
    for (const page of [mira, jonas]) await expect(metricRow(page)).toBeVisible()
    await closeCard(mira)

    await metricRow(mira).getByRole('button', { name: 'Remove' }).click()
    await pointAtCard(mira)
    await expect(metricRow(jonas)).toBeHidden()
    await addMetric(jonas, carKilometres.metric_text)
    await call(jonas.request, 'PUT /api/user_stories_table/{solution_id}', {
      params: { solution_id: solution.id },
      body: { field: 'user_story', updates: [{ metric_id: carKilometres.id, user_story: 'A story of its own' }] },
    })
    await pressUndo(mira)
    await expect(cards(mira)).toHaveText(errors.PLACE_TAKEN[1])
    await expect(undoButton(mira)).toBeHidden()
  },
)

test('it lasts ten seconds, and as long as the keyboard is in it', DEEP, async () => {
  await mira.clock.install()
  await mira.goto(at('/functional-options'))
  await optionLine(mira, solution.option).getByRole('button', { name: 'Delete' }).click()
  await expect(undoButton(mira)).toBeVisible()
  await mira.mouse.move(0, 0)
  await enterCard(mira)
  await mira.clock.runFor(5 * UNDO_MS)
  await expect(undoButton(mira)).toBeVisible()
  await expectNoFaults(mira, 'offered', cards(mira))
  await mira.getByRole('heading', { level: 1 }).focus()
  await mira.clock.runFor(UNDO_MS + TOAST_FADE_MS)
  await expect(cards(mira)).toHaveCount(0)
})

test(
  'by keyboard alone the shortcut brings back, and the focus stays; each of several deletions can be taken back',
  DEEP,
  async () => {
    const { storyId: user_story_id } = solution
    await call(mira.request, 'POST /api/function_options', { body: { user_story_id, functional_option: 'A trailer' } })
    await mira.goto(at('/functional-options'))
    await optionLine(mira, solution.option).getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(undoButton(mira)).toBeVisible()
    await mira.keyboard.press('Control+z')
    await expect(optionLine(mira, solution.option)).toBeVisible()
    await expect(cards(mira)).toHaveText(/is back/)
    await cards(mira).getByRole('button', { name: 'Close message' }).press('Enter')
    await expect(cards(mira)).toHaveCount(0)
    // back in the row that the deletion was in
    const row = mira.getByRole('row').filter({ hasText: solution.option })
    await expect(row.locator(':focus')).toBeVisible()

    for (const option of ['A trailer', solution.option]) {
      // by the keyboard, so that the pointer stays on the card
      await optionLine(mira, option).getByRole('button', { name: 'Delete' }).press('Enter')
      await pointAtCard(mira)
      await expect(optionLine(mira, option)).toBeHidden()
    }
    await expect(cards(mira)).toHaveText([/A trailer/, /A bike with a box/])
    await enterCard(mira)
    await expectNoFaults(mira, 'two', cards(mira))
    await undoButton(mira).first().click()
    await expect(optionLine(mira, 'A trailer')).toBeVisible()
    await expect(optionLine(mira, solution.option)).toBeHidden()
  },
)

test(
  'the console leads the host to what was deleted, to restore it or let go of it for good',
  DEEP,
  async ({ browser, server, workshop }) => {
    await jonas.goto(at('/functional-options'))
    await optionLine(jonas, solution.option).getByRole('button', { name: 'Delete' }).click()
    await expect(optionLine(jonas, solution.option)).toBeHidden()

    const host = await browser.newPage({ baseURL: server.url })
    await host.goto('/admin')
    await host.getByLabel('Host password').fill(server.hostPassword)
    await host.getByRole('button', { name: 'Log in' }).click()
    await host.getByRole('row').filter({ hasText: workshop.id }).getByRole('button', { name: 'More' }).click()
    await host.getByRole('menuitem', { name: 'Recently deleted' }).click()
    await expectHeading(host, 'Recently deleted')
    const row = rowOf(host, 'Recently deleted', solution.option)
    await expect(row).toContainText('jonas@example.org')
    await expect(row).toContainText('2 ratings and 1 requirement')
    await expectNoFaults(host, 'trash', row)
    await row.getByRole('button', { name: 'Restore' }).click()
    await expect(host.getByText(trashMessages.none)).toBeVisible()
    await expect(optionLine(jonas, solution.option)).toBeVisible()
    await expectNoFaults(host, 'empty trash', host.getByText(trashMessages.none))

    await optionLine(jonas, solution.option).getByRole('button', { name: 'Delete' }).click()
    await pointAtCard(jonas)
    await host.reload()
    await row.getByRole('button', { name: 'Delete for good' }).click()
    await expectNoFaults(host, 'asked', host.getByRole('dialog'))
    await confirm(host, 'Delete for good')
    await expect(host.getByText(trashMessages.none)).toBeVisible()
    await undoButton(jonas).last().click()
    await expect(cards(jonas).filter({ hasText: errors.NOT_FOUND[1] })).toBeVisible()
  },
)
