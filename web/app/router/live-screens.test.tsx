import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyChain, optionOf, purposeOf, ratingOf, requirementOf, storyOf } from '../../testing/chains.ts'
import { agendaItem, threeItems } from '../../testing/agendas.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { installFakeStream, streams } from '../../testing/fake-stream.ts'
import { answerProgress, answerRatedOption, optionId, rating, solutionId } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { createAppRouter } from './router.tsx'

const EVENT_MS = 100
const ANSWER_MS = 500

/** Each address of the router: where the screen is, or why it has nothing to follow. */
const addresses: Record<string, { at: string } | { why: string }> = {
  '/solutions': { at: '/solutions' },
  '/solutions/$solutionId': { at: '/solutions/1' },
  '/solutions/$solutionId/metrics': { at: '/solutions/1/metrics' },
  '/solutions/$solutionId/stakeholders': { at: '/solutions/1/stakeholders' },
  '/solutions/$solutionId/user-stories': { at: '/solutions/1/user-stories' },
  '/solutions/$solutionId/functional-options': { at: '/solutions/1/functional-options' },
  '/solutions/$solutionId/option-analysis/$optionId/$type': { at: `/solutions/1/option-analysis/${optionId}/Virtuous` },
  '/solutions/$solutionId/system-requirements/$optionId': { at: `/solutions/1/system-requirements/${optionId}` },
  '/solutions/$solutionId/comparison': { at: '/solutions/1/comparison' },
  '/solutions/$solutionId/report': { at: '/solutions/1/report' },
  '/solutions/$solutionId/map': { at: '/solutions/1/map' },
  '/solutions/$solutionId/history': { at: '/solutions/1/history' },
  '/admin/workshops/$workshopId': { at: '/admin/workshops/K7QM-2XVD' },
  '/admin/workshops/$workshopId/room': { at: '/admin/workshops/K7QM-2XVD/room' },
  '/admin/workshops/$workshopId/agenda': { at: '/admin/workshops/K7QM-2XVD/agenda' },
  '/admin/workshops/$workshopId/groups': { at: '/admin/workshops/K7QM-2XVD/groups' },
  '/': { why: 'leads to the solutions' },
  '/r/$name': { why: 'leads to the requirement' },
  '/admin/r/$name': { why: 'leads to the requirement' },
  '/$': { why: 'no such page' },
  '/login': { why: 'in no workshop yet' },
  '/closed': { why: 'in no workshop any more' },
  '/cookies': { why: 'in no workshop yet' },
  '/privacy': { why: 'says the same to everybody' },
  '/results': { why: 'for those who are in no workshop' },
  '/results/$solutionId': { why: 'for those who are in no workshop' },
  '/results/document': { why: 'for those who are in no workshop' },
  '/document': { at: '/document' },
  '/admin/workshops/$workshopId/document': { at: '/admin/workshops/K7QM-2XVD/document' },
  '/data': { why: 'shows nothing of the workshop' },
  '/solutions/new': { why: 'shows lists nobody edits' },
  '/metrics': { why: 'shows lists nobody edits' },
  '/admin': { why: 'is asked for every 30 s' },
  '/admin/$': { why: 'leads to the workshops' },
  '/admin/workshops/$workshopId/participants': { why: 'is asked for every 30 s' },
  '/admin/workshops/$workshopId/table-cards': { why: 'is asked for every 30 s' },
  '/admin/workshops/$workshopId/trash': { why: 'is asked for every 30 s' },
  '/admin/catalogues': { why: 'catalogues do not change' },
  '/admin/catalogues/$catalogueId': { why: 'catalogues do not change' },
  '/admin/catalogues/$catalogueId/draft': { why: 'catalogues do not change' },
  '/admin/catalogues/$catalogueId/import': { why: 'catalogues do not change' },
}

/** How often something has changed in the workshop. Whatever the server tells says when it was read. */
let changes = 0
const name = () => `Cargo bikes (${changes})`

beforeEach(() => {
  changes = 0
  installFakeStream()
  answerRatedOption()
  answerProgress()
  const solution = { id: solutionId, user_email: someone.email, p_fhn: 'Freedom', purposes: ['Health'] }
  fakeApi.answer('GET /api/solutions', () => [{ ...solution, solution_name: name() }])
  fakeApi.answer('GET /api/solutions/{id}', () => ({
    ...solution,
    solution_name: name(),
    primary_fhn: 9,
    created_at: '2026-03-01T09:00:00.000Z',
  }))
  const row = {
    metric_id: 27,
    metric_text: 'Kilometres',
    stakeholder: 'Neighbours',
    user_story: 'As a parent, I want a bike.',
    user_story_id: 270,
    functional_options: [{ id: optionId, functional_option: 'Bikes hosted by shops', user_story_id: 270 }],
  }
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', () => ({ solution_name: name(), metrics: [row] }))
  fakeApi.answer('GET /api/solution/{id}/metrics-stakeholders', () => ({
    solution_name: name(),
    metrics: [{ ...row, potential_stakeholders: [] }],
  }))
  fakeApi.answer('GET /api/metrics', [])
  fakeApi.answer('GET /api/option_analysis', [rating(1, 1)])
  fakeApi.answer('GET /api/option_analysis/both', { virtuous: [rating(1, 1)], vicious: [] })
  fakeApi.answer('GET /api/system_requirements', [])
  fakeApi.answer('GET /api/solutions/{id}/chain', () => ({
    ...emptyChain,
    solution_name: name(),
    purposes: [purposeOf(1)],
    stories: [storyOf(1, { purpose_ids: [1] })],
    options: [optionOf(1, 1)],
    ratings: [ratingOf(1, 1, 1)],
    requirements: [requirementOf(1, 1)],
  }))
  const { fhns, measures, user_email, ...chain } = emptyChain
  fakeApi.answer('GET /api/workshops/{id}/document', () => ({
    title: name(),
    created_at: '2026-03-01T09:00:00.000Z',
    fhns,
    measures,
    solutions: [{ ...chain, user_email, people: [], solution_name: name() }],
  }))
  fakeApi.answer('GET /api/solution/{id}/activity', { deeds: [], more: false, people: [] })
  const { sessionId: id, email } = someone
  fakeApi.answer('POST /api/presence', null)
  fakeApi.answer('GET /api/me', { session_id: id, title: 'Spring', status: 'open', email, host: false })
  const room = { step: null, message: null, timer: null, frozen: false, status: 'open' as const, silent_rating: false }
  fakeApi.answer('GET /api/room', () => ({ ...room, title: name() }))
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/sessions/{id}/room', () => ({
    ...room,
    id,
    title: name(),
    status: 'open' as const,
    participants: 2,
    join_url: null,
  }))
  fakeApi.answer('GET /api/admin/sessions/{id}/agenda', () => ({ ...threeItems, items: [agendaItem(1, name())] }))
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', () => ({
    made_by: 'host' as const,
    groups: [{ id: 3, name: name(), solution_ids: [] }],
    removed: [],
    people: [],
  }))
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', () => ({
    id,
    title: name(),
    status: 'open' as const,
    catalogue: 'Default catalogue 1.0.0',
    revision: 7,
    participants: 2,
    people: [],
    solutions: [],
    deeds: [],
  }))
})
afterEach(() => vi.useRealTimers())

/** Of the names on screen the oldest, because every part of it has to follow. */
function shownAsOf() {
  const text = screen.getByRole('main').textContent ?? ''
  return Math.min(...[...text.matchAll(/Cargo bikes \((\d+)\)/g)].map(([, seen]) => Number(seen)))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function changeSomething() {
  changes += 1
  const subject = { solution_id: solutionId, subject_id: solutionId }
  streams[0]?.send('change', {
    revision: changes,
    changes: [
      { kind: 'solution_edited', ...subject },
      { kind: 'room_changed', ...subject },
    ],
  })
}

test('every address of the router is either followed here or says why not', () => {
  const { routesByPath } = createAppRouter()
  expect(Object.keys(routesByPath).toSorted()).toEqual(Object.keys(addresses).toSorted())
})

const followed = new Set(Object.values(addresses).flatMap((each) => ('at' in each ? [each.at] : [])))

test.each([...followed])('%s stays at most one answer behind, however fast others change things', async (at) => {
  const { queryClient } = renderApp(at, at.startsWith('/admin') ? { session: null } : {})
  await screen.findAllByText(/Cargo bikes \(0\)/)
  await waitFor(() => expect(streams).toHaveLength(1))
  act(() => streams[0]?.send('hello', { revision: 0, people: [] }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))

  vi.useFakeTimers()
  fakeApi.delay(ANSWER_MS)
  const reads = fakeApi.reads().length
  const perAnswer = ANSWER_MS / EVENT_MS
  for (let event = 1; event <= 6 * perAnswer; event++) {
    changeSomething()
    await pass(EVENT_MS)
    // one answer is on its way, and the one on screen was asked for before that
    expect(shownAsOf()).toBeGreaterThanOrEqual(changes - 2 * perAnswer)
  }
  expect(fakeApi.reads().length, 'one read at a time').toBeLessThanOrEqual(
    reads + 7 * queryClient.getQueryCache().getAll().length,
  )
  expect(fakeApi.reads().filter(({ signal }) => signal?.aborted)).toEqual([])

  await pass(2 * ANSWER_MS)
  expect(shownAsOf()).toBe(changes)
  expect(queryClient.isFetching()).toBe(0)
})
