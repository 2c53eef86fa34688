import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyChain, optionOf, storyOf } from '../../testing/chains.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, optionId, rating } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { createAppRouter } from './router.tsx'
import { progressOf } from '../../testing/progress.ts'

/** Each address of the router: where its list is, or why nothing leaves it under somebody's hands. */
const addresses: Record<string, { at: string } | { why: string }> = {
  '/solutions': { at: '/solutions' },
  '/solutions/$solutionId/metrics': { at: '/solutions/1/metrics' },
  '/solutions/$solutionId/stakeholders': { at: '/solutions/1/stakeholders' },
  '/solutions/$solutionId/user-stories': { at: '/solutions/1/user-stories' },
  '/solutions/$solutionId/functional-options': { at: '/solutions/1/functional-options' },
  '/solutions/$solutionId/system-requirements/$optionId': { at: `/solutions/1/system-requirements/${optionId}` },
  '/solutions/$solutionId/comparison': { at: '/solutions/1/comparison' },
  '/admin': { at: '/admin' },
  '/admin/workshops/$workshopId': { at: '/admin/workshops/K7QM-2XVD' },
  '/admin/workshops/$workshopId/participants': { at: '/admin/workshops/K7QM-2XVD/participants' },
  '/admin/workshops/$workshopId/groups': { at: '/admin/workshops/K7QM-2XVD/groups' },
  '/admin/workshops/$workshopId/agenda': { why: 'rows go by the own hand, with tests of its own' },
  '/admin/workshops/$workshopId/table-cards': { why: 'a document' },
  '/admin/workshops/$workshopId/trash': { at: '/admin/workshops/K7QM-2XVD/trash' },
  '/solutions/$solutionId': { why: 'no list' },
  '/solutions/$solutionId/option-analysis/$optionId/$type': { why: 'one row, which gives way to a page' },
  '/solutions/$solutionId/report': { why: 'a document' },
  '/solutions/$solutionId/map': { why: 'one stop for the keyboard, with tests of its own' },
  '/solutions/$solutionId/history': { why: 'what was done stays' },
  '/admin/workshops/$workshopId/room': { why: 'no list' },
  '/': { why: 'leads to the solutions' },
  '/r/$name': { why: 'leads to the requirement' },
  '/admin/r/$name': { why: 'leads to the requirement' },
  '/$': { why: 'no such page' },
  '/login': { why: 'no list' },
  '/closed': { why: 'no list' },
  '/cookies': { why: 'no list' },
  '/privacy': { why: 'no list' },
  '/results': { why: 'nobody works there' },
  '/results/$solutionId': { why: 'a document' },
  '/results/document': { why: 'a document' },
  '/document': { why: 'a document' },
  '/admin/workshops/$workshopId/document': { why: 'a document' },
  '/data': { why: 'no list' },
  '/solutions/new': { why: 'no list' },
  '/metrics': { why: 'a list nobody edits' },
  '/admin/$': { why: 'leads to the workshops' },
  '/admin/catalogues': { why: 'versions stay' },
  '/admin/catalogues/$catalogueId': { why: 'a version does not change' },
  '/admin/catalogues/$catalogueId/draft': { why: 'rows go by the own hand, with tests of its own' },
  '/admin/catalogues/$catalogueId/import': { why: 'no list' },
}

/** What is in the list of the screen, whichever it is. */
let ids: number[]
const thing = (id: number) => `Thing ${id}`
const then = '2026-11-15T08:00:00.000Z'

beforeEach(() => {
  ids = [1, 2]
  answerRatedOption()
  const solution = { id: 1, user_email: someone.email, p_fhn: 'Freedom', purposes: ['Health'] }
  const row = (id: number, options: number[] = []) => ({
    metric_id: id,
    metric_text: thing(id),
    stakeholder: '',
    user_story: 'As a parent, I want a bike.',
    user_story_id: id * 10,
    functional_options: options.map((each) => ({ id: each, functional_option: thing(each), user_story_id: id * 10 })),
  })
  fakeApi.answer('GET /api/solutions', () => ids.map((id) => ({ ...solution, id, solution_name: thing(id) })))
  fakeApi.answer('GET /api/solutions/{id}', { ...solution, solution_name: 'Bikes', primary_fhn: 9, created_at: then })
  fakeApi.answer('GET /api/metrics', [])
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', () => {
    const { pathname } = window.location
    const isOfOptions = pathname.endsWith('/functional-options')
    const kept = {
      ...row(9),
      metric_text: 'A metric',
      functional_options: row(9, isOfOptions ? ids : [optionId]).functional_options,
    }
    return {
      solution_name: 'Bikes',
      metrics: /options|requirements/.test(pathname) ? [kept] : ids.map((id) => row(id)),
    }
  })
  fakeApi.answer('GET /api/solution/{id}/metrics-stakeholders', () => ({
    solution_name: 'Bikes',
    metrics: ids.map((id) => ({
      ...row(id),
      potential_stakeholders: [
        { id: 1, stakeholder: 'Residents', stakeholder_category: 'Direct users', already_added: false },
      ],
    })),
  }))
  fakeApi.answer('GET /api/option_analysis/both', { virtuous: [rating(1, 1)], vicious: [] })
  fakeApi.answer('GET /api/system_requirements', () =>
    ids.map((id) => ({ id, option_analysis_id: 101, specification: thing(id) })),
  )
  fakeApi.answer('GET /api/solutions/{id}/chain', () => ({
    ...emptyChain,
    stories: [storyOf(9)],
    options: ids.map((id) => optionOf(id, 9, { functional_option: thing(id) })),
  }))
  fakeApi.answer('GET /api/admin/sessions', () =>
    ids.map((id) => ({
      id: `K7QM-2XV${id}`,
      title: thing(id),
      status: 'open' as const,
      created_at: then,
      participants: 1,
      people_now: 0,
      solutions: 1,
      last_activity: null,
    })),
  )
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', () => ({
    id: 'K7QM-2XVD',
    title: 'Spring',
    status: 'open' as const,
    catalogue: 'Default catalogue 1.0.0',
    revision: 7,
    participants: 1,
    people: [],
    solutions: ids.map((id) => ({
      id,
      solution_name: thing(id),
      p_fhn: 'Freedom',
      last_activity: null,
      progress: { ...nothingDone, solution_id: id },
    })),
    deeds: [],
  }))
  fakeApi.answer('GET /api/admin/sessions/{id}/participants', () =>
    ids.map((id) => ({ email: thing(id), joined_at: then, last_activity: null, solutions: 0, is_forgotten: false })),
  )
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', () => ({
    made_by: 'host' as const,
    groups: ids.map((id) => ({ id, name: thing(id), solution_ids: [] })),
    removed: [],
    people: [],
  }))
  fakeApi.answer('GET /api/admin/sessions/{id}/trash', () => ({
    entries: ids.map((id) => ({
      id,
      undo: `token-${id}`,
      kind: 'option' as const,
      solution_id: 1,
      took: { ...nothingTaken, name: thing(id) },
      deleted_at: then,
      kept_until: then,
      email: null,
      by_host: true,
    })),
    more: false,
  }))
})

const nothingTaken = {
  kind: 'option' as const,
  solution_id: 1,
  solution_name: 'Bikes',
  metrics: 0,
  stakeholders: 0,
  stories: 0,
  options: 1,
  ratings: 0,
  requirements: 0,
}
const nothingDone = progressOf(1)

test('every address of the router is either walked here or says why not', () => {
  const { routesByPath } = createAppRouter()
  expect(Object.keys(routesByPath).toSorted()).toEqual(Object.keys(addresses).toSorted())
})

const walked = Object.values(addresses).flatMap((each) => ('at' in each ? [each.at] : []))

const rowOf = (id: number) => screen.getAllByText(thing(id))[0]!.closest<HTMLElement>('li, tr')!
const controlsOf = (row: HTMLElement) => row.querySelectorAll<HTMLElement>('button, a[href], textarea')

test.each(walked)('%s: a row that goes leaves the focus in the list, and the last one on the page', async (at) => {
  const { queryClient } = renderApp(at, at.startsWith('/admin') ? { session: null } : {})
  const remove = async (id: number) => {
    ids = ids.filter((each) => each !== id)
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByText(thing(id))).not.toBeInTheDocument())
  }
  await screen.findAllByText(thing(2))
  const control = [...controlsOf(rowOf(1))].at(-1)!
  act(() => control.focus())
  expect(control).toHaveFocus()

  await remove(1)
  await waitFor(() => expect(rowOf(2)).toContainElement(document.activeElement as HTMLElement))
  await remove(2)
  await waitFor(() => expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement))
})
