import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { SESSION_ID } from './spec-only-calls.ts'
import { type SpecOnlyServer, startSpecOnlyServer } from './spec-only-server.ts'
import { expectSpecifiedPayloads, withoutPrevious } from './specified-payloads.ts'
import { expect, test as base, watchConsole } from './workshop.ts'
import {
  addMetric,
  addOption,
  addRequirement,
  addStakeholder,
  createSolution,
  expectHeading,
  fillLogin,
  logIn,
  optionLine,
  personOf,
  rate,
  ratingOf,
  requirementsOf,
  rowOf,
  saveRatings,
  saveStories,
  storedRequirement,
  storyOf,
  toast,
  viewDetails,
} from './workshop-page.ts'

/** Every test has such a server to itself. */
const test = base.extend<{ specOnly: SpecOnlyServer }>({
  // Playwright reads the fixtures a fixture needs from this pattern, even when it needs none
  // oxlint-disable-next-line no-empty-pattern
  specOnly: async ({}, use) => {
    const server = await startSpecOnlyServer()
    await use(server)
    await server.stop()
  },
  baseURL: ({ specOnly }, use) => use(specOnly.url),
})

test('the whole walk works on a server that knows only the calls of the specification', async ({
  page,
  specOnly: server,
}) => {
  test.slow()
  const errors = watchConsole(page)
  const sent = (call: string) =>
    server.seen
      .filter((request) => request.call === call)
      .map(({ path, body }) => ({ path, body: body && withoutPrevious(body) }))

  await page.goto('/')
  await fillLogin(page, 'mira@example.org', 'WRONG')
  await expect(page.getByRole('alert')).toHaveText(sessionMessages.invalid)
  await logIn(page, 'mira@example.org', SESSION_ID)

  await createSolution(page, { name: 'Cabin', purposes: ['Warmth'], fhn: 'Freedom' })
  const id = await viewDetails(page, 'Cabin')
  expect(sent('POST /api/solutions')[0]?.body).toEqual({
    solution_name: 'Cabin',
    primary_fhn: 9,
    session_id: SESSION_ID,
    user_email: 'mira@example.org',
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Solution Name').fill('Quiet cabin')
  await page.getByRole('combobox', { name: 'Primary Purpose(s)' }).click()
  await page.getByRole('option', { name: 'Quiet' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, solutionDetailsMessages.updated)).toBeVisible()
  await expectHeading(page, 'Quiet cabin')
  expect(sent('PUT /api/solutions/{}')).toEqual([
    { path: `/api/solutions/${id}`, body: { solution_name: 'Quiet cabin', primary_fhn: 9 } },
  ])
  expect(sent('POST /api/solution-purposes').map(({ body }) => body)).toEqual([
    { solution_id: id, purpose_ids: [1], metrics_action: 'unchanged' },
    { solution_id: id, purpose_ids: [1, 2], metrics_action: 'unchanged' },
  ])

  await page.getByRole('link', { name: 'View Metrics' }).click()
  await addMetric(page, 'Blankets per bed')
  await addMetric(page, 'Decibels at night')
  expect(sent('POST /api/user-stories')[0]?.body).toEqual({ solution_id: id, metric_id: 11 })
  await rowOf(page, 'Added Metrics', 'Decibels at night').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, metricsMessages.removed)).toBeVisible()
  expect(sent('DELETE /api/user_stories_table/{}/{}')[0]?.path).toBe(`/api/user_stories_table/${id}/12`)

  await page.getByRole('link', { name: 'Forward to Stakeholders' }).click()
  await expectHeading(page, 'Quiet cabin Stakeholder Management')
  await addStakeholder(page, 'Blankets', 'Sleepers')
  const sleepers = personOf(page, 'Blankets', 'Sleepers').getByRole('button')
  await page.getByRole('heading', { level: 1 }).hover()
  await sleepers.hover()
  await expect(sleepers).toHaveText('Remove')
  await sleepers.click()
  await expect(toast(page, stakeholdersMessages.removed)).toBeVisible()
  await expect(sleepers).toHaveText('Add')
  await sleepers.click()
  await expect(sleepers).toHaveText('Added')
  expect(sent('POST /api/solution-stakeholders')[0]?.body).toEqual({ solution_id: id, stakeholder_id: 21 })
  expect(sent('DELETE /api/solution-stakeholders/{}/{}')[0]?.path).toBe(`/api/solution-stakeholders/${id}/21`)

  await page.getByRole('link', { name: 'Forward to User Stories' }).click()
  await expect(rowOf(page, 'User stories', 'Blankets')).toContainText('Sleepers')
  await storyOf(page, 'Blankets').fill('As a sleeper I want to be warm.')
  await saveStories(page)
  expect(sent('PUT /api/user_stories_table/{}')[0]?.body).toEqual({
    updates: [{ metric_id: 11, user_story: 'As a sleeper I want to be warm.', previous: '' }],
    field: 'user_story',
  })

  await page.getByRole('link', { name: 'Forward to Functional Options' }).click()
  await addOption(page, 'Blankets', 'A stove ')
  await addOption(page, 'Blankets', 'A cat')
  await optionLine(page, 'A cat').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, functionalOptionsMessages.deleted)).toBeVisible()
  await optionLine(page, 'A stove').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('listitem').getByRole('textbox').fill(' An oven ')
  await page.keyboard.press('Enter')
  await expect(toast(page, functionalOptionsMessages.updated)).toBeVisible()
  const optionId = Number(/\d+/.exec(sent('PUT /api/function_options/{}')[0]?.path ?? '')?.[0])
  // added as typed, edited without the blanks around it
  expect(sent('POST /api/function_options')[0]?.body?.functional_option).toBe('A stove ')
  expect(sent('PUT /api/function_options/{}')[0]?.body).toEqual({ functional_option: 'An oven' })

  await optionLine(page, 'An oven').getByRole('button', { name: 'Subjective Reflection' }).click()
  await expectHeading(page, 'H9 Analysis for Solution: Quiet cabin')
  const ring = page.getByRole('table', { name: 'Virtuous ring' })
  await expect(ring.getByRole('rowheader', { name: 'Freedom (primary FHN)' })).toBeAttached()
  await expect(ratingOf(page, 'Surplus')).toHaveCount(0)
  await rate(page, { Wonder: 'Helps', Freedom: 'Harms' })
  await saveRatings(page)
  await page.goto(`/solutions/${id}/option-analysis/${optionId}/vicious`)
  await rate(page, { Leisure: 'Seems to help' })
  await saveRatings(page)
  const [first, second] = sent('PUT /api/option_analysis').map(({ body }) => body?.updates as Record<string, unknown>[])
  const cell = { functional_option_id: optionId, virtuous: true }
  expect(first?.map(withoutPrevious)).toEqual(
    [1, 5, 5, 5, 5, 5, 5, 5, 4].map((measure, index) => ({ ...cell, fhn_id: index + 1, measure })),
  )
  expect(second?.map(({ virtuous, measure }) => [virtuous, measure])).toContainEqual([false, 2])

  await page.getByRole('link', { name: 'View System Requirements' }).click()
  await addRequirement(page, 'Helps', 'Wonder', 'The oven shall glow.')
  await addRequirement(page, 'Seems to help', 'Leisure', 'Wood shall be stacked.')
  const glow = requirementsOf(page, 'Helps', 'Wonder')
  await glow.getByRole('button', { name: 'Edit' }).click()
  await glow.getByRole('listitem').getByRole('textbox').fill('The oven shall glow softly.')
  await page.keyboard.press('Enter')
  await expect(storedRequirement(glow, 'The oven shall glow softly.')).toBeVisible()
  const wood = requirementsOf(page, 'Seems to help', 'Leisure')
  await wood.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText(systemRequirementsMessages.confirmDelete)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(wood.getByText('Wood shall be stacked.')).toHaveCount(0)
  expect(sent('PUT /api/system_requirements/{}')[0]?.body).toEqual({ specification: 'The oven shall glow softly.' })

  await page.goto('/metrics')
  await expectHeading(page, 'Available Metrics (3)')
  await page.goto(`/solutions/${id}`)
  await page.getByRole('button', { name: 'Delete Solution' }).click()
  await page.getByRole('dialog', { name: 'Confirm Deletion' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, solutionDetailsMessages.deleted)).toBeVisible()
  await expect(page).toHaveURL('/solutions')
  await expect(page.getByText(solutionsMessages.noneMatching)).toBeVisible()

  expectSpecifiedPayloads(server.seen)
  // all but the very first, which brought it, carry the cookie
  expect(server.seen.slice(1).filter(({ headers }) => headers.cookie !== 'seen=yes')).toEqual([])
  // Chromium itself writes a line for every 404; what is missing here must be our additions and one drawing
  expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  expect(server.unknown).toContain('/icons/fhn/wonder.svg')
  expect(server.unknown.filter((asked) => /\.(js|css|woff2)$/.test(asked))).toEqual([])
})
