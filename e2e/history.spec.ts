import type { Page } from '@playwright/test'
import { errors } from '#contract/errors.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { carKilometres, makeSolution, type ExampleSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { startSpecOnlyServer } from './spec-only-server.ts'
import { SESSION_ID } from './spec-only-calls.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { createSolution, expectHeading, logIn, storyOf, toast, viewDetails } from './workshop-page.ts'

let mira: Page
let jonas: Page
let solution: ExampleSolution
const words = historyMessages

test.beforeEach(async ({ page, context, another, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  mira = page
  solution = await makeSolution(page.request, workshop.id, 'mira@example.org')
  jonas = await another('jonas@example.org')
})

const rename = ({ request }: Page, functional_option: string) =>
  call(request, 'PUT /api/function_options/{id}', { params: { id: solution.optionId }, body: { functional_option } })
const writeStory = ({ request }: Page, user_story: string) =>
  call(request, 'PUT /api/user_stories_table/{solution_id}', {
    params: { solution_id: solution.id },
    body: { field: 'user_story', updates: [{ metric_id: carKilometres.id, user_story }] },
  })
const deed = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })

test('a solution has its history: filtered, compared, brought back, and read in pages', DEEP, async ({ workshop }) => {
  test.slow()
  await test.step('a solution leads to its history, which grows while one looks', async () => {
    await mira.goto(`/solutions/${solution.id}`)
    await mira.getByRole('link', { name: 'History of this solution' }).click()
    await expectHeading(mira, 'History')
    await expect(deed(mira, 'mira@example.org created the solution “Shared cargo bikes” for Freedom')).toBeVisible()
    await expect(deed(mira, new RegExp(`added option O${solution.optionId} “.+” to M27`))).toContainText(
      carKilometres.metric_text,
    )

    await rename(jonas, 'A bike with two boxes')
    await expect(
      deed(mira, `jonas@example.org changed option O${solution.optionId} “A bike with two boxes” of M27`),
    ).toBeVisible()
    await expect(mira.getByRole('region', { name: 'Today' })).toBeVisible()
  })

  await test.step('it is filtered by step and by person', async () => {
    solution = await makeSolution(mira.request, workshop.id, 'mira@example.org')
    await rename(jonas, 'A bike with two boxes')
    await writeStory(jonas, 'As Jonas I want to carry my shopping.')
    await mira.goto(`/solutions/${solution.id}/history`)
    await mira.getByRole('combobox', { name: 'Step' }).selectOption('Options')
    await expect(deed(mira, 'story of M27')).toHaveCount(0)
    await expect(deed(mira, 'example.org')).toHaveCount(2)
    await mira.getByRole('combobox', { name: 'Person' }).selectOption('jonas@example.org')
    await expect(deed(mira, 'example.org')).toHaveCount(1)
    await mira.getByRole('button', { name: 'Clear step' }).click()
    await expect(deed(mira, 'example.org')).toHaveCount(2)
    await mira.getByRole('combobox', { name: 'Step' }).selectOption('Requirements')
    await expect(mira.getByText(words.noneMatching)).toBeVisible()
    await expectNoFaults(mira, 'nothing found', mira.getByText(words.noneMatching))
  })

  await test.step('an earlier story is read, compared and brought back', async () => {
    solution = await makeSolution(mira.request, workshop.id, 'mira@example.org')
    await writeStory(jonas, 'As a parent I want to carry my children without a car.')
    await mira.goto(`/solutions/${solution.id}/history`)
    const change = deed(mira, 'jonas@example.org changed the story of M27')
    await change.getByRole('button', { name: 'What changed' }).click()
    await expect(change.locator('del')).toHaveText('shopping')
    await expect(change.locator('ins')).toHaveText('children')
    await expectNoFaults(mira, 'compared', change)

    await jonas.goto(`/solutions/${solution.id}/user-stories`)
    await change.getByRole('button', { name: 'Restore this text' }).click()
    await expect(toast(mira, words.broughtBack)).toBeVisible()
    await expect(storyOf(jonas, carKilometres.metric_text)).toHaveValue(solution.story)
    await expect(deed(mira, 'mira@example.org changed the story of M27')).toBeVisible()
  })

  await test.step('a long history is read in pages', async () => {
    solution = await makeSolution(mira.request, workshop.id, 'mira@example.org')
    for (let count = 1; count <= 60; count += 1) await rename(jonas, `Text ${count}`)
    await mira.goto(`/solutions/${solution.id}/history`)
    await expect(deed(mira, 'example.org')).toHaveCount(50)
    await mira.getByRole('button', { name: 'Show more' }).click()
    await expect(deed(mira, 'created the solution')).toBeVisible()
    await expect(mira.getByRole('button', { name: 'Show more' })).toBeHidden()
  })

  await test.step('an earlier text does not replace one it was not compared with', async () => {
    solution = await makeSolution(mira.request, workshop.id, 'mira@example.org')
    await rename(jonas, 'A bike with two boxes')
    await mira.goto(`/solutions/${solution.id}/history`)
    const change = deed(mira, 'jonas@example.org changed option')
    await change.getByRole('button', { name: 'What changed' }).click()
    // what Jonas writes next, Mira has not seen when she presses
    await mira.route('**/api/solution/*/activity*', () => undefined)
    await mira.route('**/api/live*', (route) => route.abort())
    await rename(jonas, 'A bike with three boxes')
    await change.getByRole('button', { name: 'Restore this text' }).click()
    const dialog = mira.getByRole('dialog')
    await expect(dialog).toContainText(errors.OPTION_CHANGED[1])
    await expect(dialog).toContainText('A bike with three boxes')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const { metrics } = await call(jonas.request, 'GET /api/user_stories_table/{solutionId}', {
      params: { solutionId: solution.id },
    })
    expect(metrics[0]!.functional_options[0]!.functional_option).toBe('A bike with three boxes')
  })
})

test('a server without a history has no way to it, and nothing to undo', DEEP, async ({ browser }) => {
  const minimal = await startSpecOnlyServer()
  try {
    const page = await browser.newPage({ baseURL: minimal.url })
    await logIn(page, 'mira@example.org', SESSION_ID)
    await createSolution(page, { name: 'Cabin', purposes: ['Warmth'], fhn: 'Freedom' })
    const asked = page.waitForResponse(/\/progress$/)
    await viewDetails(page, 'Cabin')
    expect((await asked).status()).toBe(404)
    await page.getByRole('button', { name: 'Delete Solution' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectHeading(page, 'Solutions')
    await expect(page.getByRole('link', { name: 'History of this solution' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  } finally {
    await minimal.stop()
  }
})
