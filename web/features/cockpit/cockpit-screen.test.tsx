import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Deed } from '#contract/activity.ts'
import type { Cockpit, CockpitRow } from '#contract/cockpit.ts'
import type { HostGroups } from '#contract/groups.ts'
import { cockpitMessages } from '#contract/messages/cockpit.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { installFakeStream, streams } from '../../testing/fake-stream.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { progressOf } from '../../testing/progress.ts'

/** Half minutes, where the words change at whole ones: the server's clock is known to half a second only. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const row = (id: number, solution_name: string, minutes: number): CockpitRow => ({
  id,
  solution_name,
  p_fhn: 'Freedom',
  last_activity: minutesAgo(minutes),
  progress: progressOf(id, {
    metrics: 4,
    stakeholders: 7,
    stories_written: 2,
    stories_without_option: 4,
    requirements: 3,
  }),
})

const cockpit: Cockpit = {
  id: 'K7QM-2XVD',
  title: 'Healthy district',
  status: 'open',
  catalogue: 'Default catalogue 1.0.0',
  revision: 7,
  participants: 34,
  people: [],
  solutions: [],
  deeds: [],
}

async function openCockpit(solutions: CockpitRow[], more: Partial<Cockpit> = {}) {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', { ...cockpit, solutions, ...more })
  const view = renderApp('/admin/workshops/K7QM-2XVD', { session: null })
  await screen.findByRole('heading', { name: 'Healthy district' })
  return view
}

test('shows each solution with its steps, what is missing, and who has been quiet', async () => {
  await openCockpit([row(1, 'Cargo bikes', 0), row(2, 'Night bus', 12)])
  expect(screen.getByText('Workshop · Default catalogue 1.0.0')).toBeVisible()
  const busy = await screen.findByRole('row', { name: /Cargo bikes/ })
  expect(
    within(busy)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    ' done',
    '4 done',
    '7 done',
    '2/4, 2 not written',
    '0, 4 stories without an option',
    '–',
    '–',
    'now',
    'ReadOpen',
  ])
  expect(screen.getByText(cockpitMessages.quiet('Night bus'))).toBeVisible()
  expect(screen.getByText('K7QM-2XVD')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Room screen' })).toHaveAttribute('href', '/admin/workshops/K7QM-2XVD/room')
})

test('tells what people did last, and the step with the time left for it', async () => {
  const deed: Deed = {
    id: 1,
    at: minutesAgo(1.5),
    kind: 'option_added',
    step: 'functional-options',
    person_id: 3,
    email: 'ana@example.org',
    by_host: false,
    subject_id: 31,
    name: 'Noise at night',
    metric_id: 27,
  }
  fakeApi.answer('GET /api/admin/sessions/{id}/room', {
    title: 'Healthy district',
    step: 4,
    message: null,
    timer: { ends_at: minutesAgo(-4.5), minutes: 15 },
    frozen: false,
    silent_rating: false,
    id: 'K7QM-2XVD',
    status: 'open',
    participants: 34,
    join_url: null,
  })
  await openCockpit([], { deeds: [{ deed, solution_name: 'Cargo bikes' }] })
  expect(await screen.findByText('Cargo bikes · 1 min ago')).toBeVisible()
  expect(screen.getByText('ana@example.org').closest('li')).toHaveTextContent(historyMessages.sentenceInWords(deed))
  expect(await screen.findByRole('timer')).toHaveTextContent(/^4:[0-3]\d left$/)
  expect(screen.getByRole('button', { name: 'Step and clock 4 User stories' })).toBeVisible()
})

test('says of which group a solution is and how many of it are here, and nothing while groups are off', async () => {
  const person = (email: string) => ({
    tab: `tab of ${email}`,
    participant_id: null,
    email,
    solution_id: null,
    step: null,
    editing: null,
  })
  const groups: HostGroups = {
    made_by: 'host',
    groups: [{ id: 3, name: 'North', solution_ids: [1] }],
    removed: [],
    people: ['ana', 'ben', 'cleo'].map((email) => ({ email, group_id: email === 'cleo' ? null : 3, observes: false })),
  }
  const people = [person('ana'), person('cleo')]
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', groups)
  const { unmount } = await openCockpit([row(1, 'Cargo bikes', 0), row(2, 'Night bus', 0)], { people })
  expect(await screen.findByText('North: 1 of 2 here')).toBeVisible()
  expect(screen.getAllByText(/ here$/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Groups' })).toBeVisible()
  unmount()

  fakeApi.answer('GET /api/admin/sessions/{id}/groups', { ...groups, made_by: 'nobody' })
  await openCockpit([row(1, 'Cargo bikes', 0)], { people })
  expect(await screen.findByRole('link', { name: 'Groups' })).toBeVisible()
  expect(screen.queryByText(/North/)).not.toBeInTheDocument()
})

test('opens a solution as its group sees it', async () => {
  fakeApi.answer('POST /api/admin/sessions/{id}/enter', {
    session_id: 'K7QM-2XVD',
    title: 'Healthy district',
    status: 'open',
    email: null,
    host: true,
  })
  const { user, router } = await openCockpit([row(7, 'Cargo bikes', 0)])
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  await expect.poll(() => router.state.location.pathname).toBe('/solutions/7')
})

test('says what to wait for while there is no solution', async () => {
  await openCockpit([])
  expect(await screen.findByText(cockpitMessages.none)).toBeVisible()
})

test('it is read once: again when the stream begins only where something has happened since', async () => {
  installFakeStream()
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', { made_by: 'host', groups: [], removed: [], people: [] })
  const { queryClient } = await openCockpit([row(1, 'Cargo bikes', 0)])
  const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const counts = () => [
    fakeApi.calls('GET /api/admin/sessions/{id}/cockpit').length,
    fakeApi.calls('GET /api/admin/sessions/{id}/groups').length,
  ]
  await screen.findByRole('link', { name: 'Groups' })
  await settled()
  expect(counts()).toEqual([1, 1])
  act(() => streams[0]!.send('hello', { revision: 7, people: [] }))
  await settled()
  expect(counts()).toEqual([1, 1])
  act(() => streams[0]!.send('hello', { revision: 8, people: [] }))
  await waitFor(() => expect(counts()).toEqual([2, 2]))
})

test('a workshop that is deleted meanwhile says so as soon as the server tells', async () => {
  installFakeStream()
  await openCockpit([])
  fakeApi.refuse('GET /api/admin/sessions/{id}/cockpit', 'NOT_FOUND')
  act(() => streams[0]!.send('ended', {}))
  expect(await screen.findByText(workshopsMessages.gone)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Workshops' })).toHaveAttribute('href', '/admin')
  expect(screen.queryByRole('link', { name: 'Room screen' })).not.toBeInTheDocument()
})

test.each(['', '/participants', '/groups', '/table-cards', '/trash', '/room'])(
  '%s of no workshop offers nothing but the way back',
  async (page) => {
    fakeApi.answer('GET /api/admin/sessions', [])
    fakeApi.refuse('GET /api/admin/sessions/{id}/cockpit', 'NOT_FOUND')
    fakeApi.refuse('GET /api/admin/sessions/{id}/participants', 'NOT_FOUND')
    fakeApi.refuse('GET /api/admin/sessions/{id}/groups', 'NOT_FOUND')
    fakeApi.refuse('GET /api/admin/sessions/{id}/trash', 'NOT_FOUND')
    fakeApi.refuse('GET /api/admin/sessions/{id}/room', 'NOT_FOUND')
    renderApp(`/admin/workshops/ZZZZ-ZZZZ${page}`, { session: null })
    expect(await screen.findByText(workshopsMessages.notFound)).toBeVisible()
    const names = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Go to Workshops'])
  },
)
