import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Group } from '#contract/groups.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { plainPagesMessages, roomMessages } from '#contract/messages/shell.ts'
import type { Room } from '#contract/room.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'

const quiet: Room = {
  title: 'Spring',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  status: 'open',
  silent_rating: false,
}
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** The place where the host speaks; other places of this kind hold no words. */
async function hostWords() {
  await screen.findByText(plainPagesMessages.dataDisabled)
  return screen.getAllByRole('status').map((place) => place.textContent)
}

test('shows step, message and freeze, and reads them out; the clock ticks beside without a word', async () => {
  fakeApi.answer('GET /api/room', {
    ...quiet,
    step: 4,
    message: 'Coffee at ten.',
    frozen: true,
    timer: { ends_at: minutesFromNow(10), minutes: 10 },
  })
  renderApp('/data')
  const status = (await screen.findByText('Now: 4 User stories')).closest('[role=status]') as HTMLElement
  expect(within(status).getByText('Coffee at ten.')).toBeVisible()
  expect(within(status).getByText(roomMessages.frozen)).toBeVisible()
  const clock = screen.getByRole('timer')
  expect(clock).toHaveTextContent(/^(10:00|9:\d\d) left$/)
  expect(status).not.toContainElement(clock)
})

test('says calmly that the workshop shows its results, and nothing of a pause beside it', async () => {
  fakeApi.answer('GET /api/room', { ...quiet, status: 'results', frozen: true })
  const { queryClient } = renderApp('/data')
  const words = await screen.findByText(roomMessages.resultsOnly)
  expect(words.closest('[role=status]')).toBeVisible()
  expect(screen.queryByText(roomMessages.frozen)).not.toBeInTheDocument()

  fakeApi.answer('GET /api/room', quiet)
  await queryClient.invalidateQueries({ queryKey: keys.room })
  await waitFor(() => expect(screen.queryByText(roomMessages.resultsOnly)).not.toBeInTheDocument())
})

test.each([
  ['behind', 10],
  ['ahead', -10],
])('the time left is that of the server, also where this device is ten minutes %s', async (_where, minutes) => {
  fakeApi.runAhead(minutes * 60_000)
  const timer = { ends_at: minutesFromNow(minutes + 5), minutes: 20 }
  fakeApi.answer('GET /api/room', { ...quiet, timer })
  renderApp('/data')
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(5:0[01]|4:5\d) left$/)
})

test('the last minute is said in words, and read out once beside the clock', async () => {
  const timer = { ends_at: new Date(Date.now() + 45_000).toISOString(), minutes: 5 }
  fakeApi.answer('GET /api/room', { ...quiet, timer })
  const { queryClient } = renderApp('/data')
  const clock = await screen.findByRole('timer')
  expect(clock).toHaveTextContent(/^Last minute 0:\d\d left$/)
  const [spoken] = screen.getAllByText(roomMessages.lastMinute)
  expect(spoken?.closest('[role=status]')).not.toBeNull()

  // the clock ticks on, and the words stay as they are
  await queryClient.invalidateQueries({ queryKey: keys.room })
  expect(screen.getAllByText(roomMessages.lastMinute)[0]).toBe(spoken)
})

const step4: Room = { ...quiet, step: 4 }
const stepLink = () => screen.findByRole('link', { name: 'Now: 4 User stories' })

test('the announced step leads to it in the solution that is open, and nowhere once one is there', async () => {
  answerRatedOption()
  fakeApi.answer('GET /api/room', step4)
  const { user, router } = renderApp(`/solutions/${solutionId}/metrics`)
  const link = await stepLink()
  await waitFor(() => expect(link).toHaveAttribute('href', `/solutions/${solutionId}/user-stories`))
  await user.click(link)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/solutions/${solutionId}/user-stories`))
  // the same element: what was read out is not read again
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'step'))
  expect(link).toBeInTheDocument()
})

test.each([
  ['the list, without a solution', null, undefined, '/solutions'],
  ['the form of a new one, in a group that has none', null, [], '/solutions/new'],
  ['the last one opened', 7, undefined, '/solutions/7/user-stories'],
  ['that of one’s group', null, [8, 9], '/solutions/9/user-stories'],
  ['that of one’s group, where another group’s was opened last', 7, [8], '/solutions/8/user-stories'],
  ['the last one opened of those of one’s group', 8, [8, 9], '/solutions/8/user-stories'],
])('elsewhere the announced step leads to %s', async (_where, selected, own, href) => {
  fakeApi.answer('GET /api/room', { ...step4, ...(own && { groups: true }) })
  const north: Group = { id: 3, name: 'North', people: 1, solution_ids: own ?? [] }
  const south: Group = { id: 4, name: 'South', people: 1, solution_ids: [7] }
  fakeApi.answer('GET /api/groups', { made_by: 'host', groups: [north, south], own: 3, observes: false })
  renderApp('/data')
  if (selected !== null) selectSolution(selected)
  const link = await stepLink()
  await waitFor(() => expect(link).toHaveAttribute('href', href))
})

test('what is said in short is whole after one press, and short again when something else is said', async () => {
  fakeApi.answer('GET /api/room', { ...quiet, frozen: true })
  const { user, queryClient } = renderApp('/data')
  const more = await screen.findByRole('button', { name: roomMessages.showAll })
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  fakeApi.answer('GET /api/room', { ...quiet, frozen: true, message: 'Coffee at ten.' })
  await queryClient.invalidateQueries({ queryKey: keys.room })
  expect(await screen.findByText('Coffee at ten.')).toBeVisible()
  expect(more).toHaveAttribute('aria-expanded', 'false')
})

test('says when time is up, and takes everything back when the host does', async () => {
  fakeApi.answer('GET /api/room', { ...quiet, timer: { ends_at: minutesFromNow(-1), minutes: 5 } })
  const { queryClient } = renderApp('/data')
  expect(await screen.findByText(roomMessages.timeIsUp)).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()

  fakeApi.answer('GET /api/room', quiet)
  await queryClient.invalidateQueries({ queryKey: keys.room })
  expect((await hostWords()).join('')).not.toContain(roomMessages.timeIsUp)
})

test('a server that knows no room shows nothing, and is not asked again', async () => {
  const { queryClient } = renderApp('/data')
  await hostWords()
  const query = queryClient.getQueryCache().find({ queryKey: keys.room })
  expect(query?.state.status).toBe('error')
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test.each([
  ['editing is frozen', 'FROZEN', roomMessages.frozen],
  ['the results are shown', 'RESULTS_ONLY', roomMessages.resultsOnly],
] as const)('a write refused while %s says so, whatever the screen would say', async (_while, code, sentence) => {
  fakeApi.answer('GET /api/fhns', [{ id: 1, p_fhn: 'Freedom' }])
  fakeApi.answer('GET /api/purposes', [{ id: 1, purpose: 'Health' }])
  fakeApi.answer('GET /api/metrics', [{ id: 7, metric_text: 'Steps per day', purposes: ['Health'], stakeholders: [] }])
  fakeApi.answer('GET /api/solutions/{id}', {
    id: 1,
    solution_name: 'Bikes',
    user_email: 'mira@example.org',
    primary_fhn: 1,
    p_fhn: 'Freedom',
    purposes: ['Health'],
    created_at: '2026-11-15T08:00:00.000Z',
  })
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', { solution_name: 'Bikes', metrics: [] })
  fakeApi.refuse('POST /api/user-stories', code)
  const { user } = renderApp('/solutions/1/metrics')
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByText(metricsMessages.addFailed)).not.toBeInTheDocument()
})
