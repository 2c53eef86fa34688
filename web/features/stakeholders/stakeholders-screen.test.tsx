import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLL_MS } from '#contract/limits.ts'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { plainPagesMessages } from '#contract/messages/shell.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'
import { StakeholdersScreen } from './stakeholders-screen.tsx'

const people = [
  { id: 1, stakeholder: 'Residents', stakeholder_category: 'Direct users' },
  { id: 2, stakeholder: 'City administration', stakeholder_category: 'Public bodies' },
]
const row = (metric_id: number, metric_text: string, user_story: string, personIds: number[]) => ({
  metric_id,
  metric_text,
  user_story,
  stakeholder: '',
  user_story_id: metric_id + 100,
  functional_options: [],
  potential_stakeholders: people
    .filter(({ id }) => personIds.includes(id))
    .map((person) => ({ ...person, already_added: addedIds.has(person.id) })),
})

let addedIds: Set<number>
const read = 'GET /api/solution/{id}/metrics-stakeholders'
const remove = 'DELETE /api/solution-stakeholders/{solution_id}/{stakeholder_id}'

beforeEach(() => {
  addedIds = new Set([1])
  fakeApi.answer(read, () => ({
    solution_name: 'Cargo bikes',
    metrics: [
      row(27, 'Car kilometres avoided', 'As a parent, I want a bike', [1, 2]),
      row(31, 'Share of bookings met', '', [2]),
      row(60, 'Meetings between members', 'As a neighbour, I want company', []),
    ],
  }))
  fakeApi.answer('POST /api/solution-stakeholders', ({ body }) => {
    addedIds.add(body.stakeholder_id)
    return body
  })
  fakeApi.answer(remove, ({ params }) => {
    addedIds.delete(Number(params.stakeholder_id))
    return {}
  })
})

afterEach(() => void vi.useRealTimers())

const open = () => renderApp(<StakeholdersScreen solutionId={1} />)
const findRow = (name: RegExp) => screen.findByRole('row', { name })
const buttonOf = async (metric: RegExp, person: string) => {
  const item = within(await findRow(metric))
    .getByText(person)
    .closest('li')
  return within(item!).getByRole('button')
}

test('the heading carries the name of the solution', async () => {
  open()
  await screen.findByRole('table')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cargo bikes Stakeholder Management')
})

test('the buttons of the head lead back to the metrics and forward to the stories', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Back to Metrics' })).toHaveAttribute('href', '/solutions/1/metrics')
  expect(screen.getByRole('link', { name: 'Forward to User Stories' })).toHaveAttribute(
    'href',
    '/solutions/1/user-stories',
  )
})

test('the table has the four columns, and a row its number, metric, story and people', async () => {
  open()
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '#',
    'Metric Description',
    'User Story',
    'Potential Stakeholders',
  ])
  const first = await findRow(/Car kilometres avoided/)
  expect(within(first).getByRole('cell', { name: '1' })).toBeVisible()
  expect(within(first).getByText('As a parent, I want a bike')).toBeVisible()
  expect(within(first).getByText('Residents')).toBeVisible()
  expect(within(first).getByText('Direct users')).toBeVisible()
})

test('a metric without a story or without potential stakeholders says so', async () => {
  open()
  expect(within(await findRow(/Share of bookings/)).getByText(functionalOptionsMessages.noUserStory)).toBeVisible()
  expect(within(await findRow(/Meetings/)).getByText(stakeholdersMessages.noneAvailable)).toBeVisible()
})

test('a button reads Add or Added, and is described by the person', async () => {
  open()
  expect(await buttonOf(/Car kilometres/, 'Residents')).toHaveTextContent(/^Added$/)
  const add = await buttonOf(/Car kilometres/, 'City administration')
  expect(add).toHaveTextContent(/^Add$/)
  expect(add).toHaveAccessibleDescription('City administration')
})

test('Added turns to Remove under the pointer and back again', async () => {
  const { user } = open()
  const button = await buttonOf(/Car kilometres/, 'Residents')
  await user.hover(button)
  expect(button).toHaveTextContent(/^Remove$/)
  await user.unhover(button)
  expect(button).toHaveTextContent(/^Added$/)
})

test('Added turns to Remove with the focus of the keyboard and back again', async () => {
  const { user } = open()
  const button = await buttonOf(/Car kilometres/, 'Residents')
  screen.getByRole('region', { name: 'Stakeholders by metric' }).focus()
  await user.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveTextContent(/^Remove$/)
  await user.tab()
  expect(button).toHaveTextContent(/^Added$/)
})

test('one Add sends solution and stakeholder, and turns every row that lists the person to Added', async () => {
  const { user } = open()
  await user.click(await buttonOf(/Car kilometres/, 'City administration'))

  expect(await screen.findByText(stakeholdersMessages.added)).toBeVisible()
  expect(fakeApi.calls('POST /api/solution-stakeholders').map(({ body }) => body)).toEqual([
    { solution_id: 1, stakeholder_id: 2 },
  ])
  await waitFor(async () => {
    // the pointer still rests on it, yet it says first what was done
    expect(await buttonOf(/Car kilometres/, 'City administration')).toHaveTextContent(/^Added$/)
    expect(await buttonOf(/Share of bookings/, 'City administration')).toHaveTextContent(/^Added$/)
  })
})

test('a press on Added removes the person from the solution', async () => {
  const { user } = open()
  await user.click(await buttonOf(/Car kilometres/, 'Residents'))

  expect(await screen.findByText(stakeholdersMessages.removed)).toBeVisible()
  expect(fakeApi.calls(remove).map(({ params }) => params)).toEqual([{ solution_id: '1', stakeholder_id: '1' }])
  await waitFor(async () => expect(await buttonOf(/Car kilometres/, 'Residents')).toHaveTextContent(/^Add$/))
})

test('somebody whom no metric of the solution concerns stands below the table, and can be removed', async () => {
  const apart = { id: 9, stakeholder: 'Landlords', stakeholder_category: 'Others', already_added: true }
  fakeApi.answer(read, {
    solution_name: 'Cargo bikes',
    metrics: [row(31, 'Share of bookings met', '', [2])],
    others: [apart],
  })
  const { user } = open()
  const others = within(await screen.findByRole('region', { name: 'Also in this solution' }))
  expect(others.getByRole('listitem')).toHaveTextContent(/^LandlordsOthers/)
  await user.click(others.getByRole('button', { name: 'Added', description: 'Landlords' }))
  expect(fakeApi.calls(remove).map(({ params }) => params)).toEqual([{ solution_id: '1', stakeholder_id: '9' }])
})

test.each(['Residents', 'City administration'])(
  'while the write for %s runs every button is disabled',
  async (name) => {
    const { user } = open()
    fakeApi.hang('POST /api/solution-stakeholders')
    fakeApi.hang(remove)
    await user.click(await buttonOf(/Car kilometres/, name))
    await waitFor(() => {
      for (const button of within(screen.getByRole('table')).getAllByRole('button')) expect(button).toBeDisabled()
    })
  },
)

test('a refused Add and a refused Remove say so, whatever the server says', async () => {
  const { user } = open()
  fakeApi.refuse('POST /api/solution-stakeholders', 'STAKEHOLDER_ALREADY_ADDED')
  await user.click(await buttonOf(/Car kilometres/, 'City administration'))
  expect(await screen.findByText(stakeholdersMessages.addFailed)).toBeVisible()

  fakeApi.refuse(remove, 'NOT_FOUND')
  await waitFor(async () => expect(await buttonOf(/Car kilometres/, 'Residents')).toBeEnabled())
  await user.click(await buttonOf(/Car kilometres/, 'Residents'))
  expect(await screen.findByText(stakeholdersMessages.removeFailed)).toBeVisible()
})

test('by keyboard the focus comes back to the button after the write', async () => {
  let finish = () => undefined as void
  fakeApi.answer('POST /api/solution-stakeholders', async ({ body }) => {
    await new Promise<void>((resolve) => (finish = resolve))
    return body
  })
  const { user } = open()
  const button = await buttonOf(/Car kilometres/, 'City administration')
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button).toBeDisabled())
  // in the meantime in its row, because browsers take the focus away from what is disabled
  await waitFor(() => expect(button.closest('li, tr')).toHaveFocus())
  finish()
  await waitFor(() => expect(button).toHaveFocus())
})

test.each([
  ['metric text', 'KILOMETRES', 1],
  ['user story', 'neighbour, i', 1],
  ['stakeholder name', 'city ADMIN', 2],
  ['stakeholder category', 'direct u', 1],
])('the search looks at the %s in any case of letters', async (_what, term, count) => {
  const { user } = open()
  await fillIn(user, await screen.findByPlaceholderText('Search metrics, user stories, or stakeholders...'), term)
  expect(screen.getAllByRole('rowheader')).toHaveLength(count)
})

test('a search that finds nothing quotes the term', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('searchbox'), 'zebra')
  expect(screen.getByText(metricsMessages.noneMatching('zebra')).closest('[role=status]')).toBeVisible()
})

test('a solution without metrics says what to do first', async () => {
  fakeApi.answer(read, { solution_name: 'Cargo bikes', metrics: [] })
  open()
  expect(await screen.findByText(stakeholdersMessages.noMetrics)).toBeVisible()
})

test('while loading the title stands', async () => {
  fakeApi.hang(read)
  open()
  expect(await screen.findByText(commonMessages.loading)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stakeholder Management')
})

test.each([
  ['the reason of the server', { status: 500, body: { error: 'The database is away.' } }, 'The database is away.'],
  ['that the reason is unknown', { status: 500 }, basicMessages.unknownErrorOccurred],
])('a failed load shows a panel with %s, and is tried again on request', async (_what, refusal, sentence) => {
  const answer = { solution_name: 'Cargo bikes', metrics: [] }
  fakeApi.refuse(read, refusal)
  const { user } = open()
  const panel = await screen.findByRole('alert')
  expect(within(panel).getByRole('heading', { name: commonMessages.errorLoadingData })).toBeVisible()
  expect(panel).toHaveTextContent(sentence)

  fakeApi.answer(read, answer)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(stakeholdersMessages.noMetrics)).toBeVisible()
})

test('the rows are read again on every visit, however fresh they are', async () => {
  const { router, queryClient } = renderApp('/solutions/1/stakeholders')
  await screen.findByRole('table')
  expect(
    queryClient
      .getQueryCache()
      .find({ queryKey: keys.stakeholders(1) })
      ?.isStale(),
  ).toBe(true)
  await router.navigate({ to: '/data' })
  await screen.findByText(plainPagesMessages.dataDisabled)
  await router.navigate({ to: '/solutions/$solutionId/stakeholders', params: { solutionId: 1 } })
  await waitFor(() => expect(fakeApi.calls(read)).toHaveLength(2))
})

test('the rows are read again every 30 s, and a failed reading leaves them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  await screen.findByRole('table')
  fakeApi.refuse(read, 'UNFORESEEN')
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(fakeApi.calls(read)).toHaveLength(2)
  expect(screen.getByRole('table')).toBeVisible()
})
