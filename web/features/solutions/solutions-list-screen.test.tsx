import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { SolutionListItem } from '#contract/solutions.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerProgress } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'
import { SolutionsListScreen } from './solutions-list-screen.tsx'

const bikes: SolutionListItem = {
  id: 11,
  solution_name: 'Cargo-bike sharing',
  user_email: 'zoe@example.org',
  purposes: ['Mobility and access', 'Environment and climate'],
  p_fhn: 'Freedom',
}
const homecoming: SolutionListItem = {
  id: 12,
  solution_name: 'Going home',
  user_email: 'adam@example.org',
  purposes: ['Health and care'],
  p_fhn: 'Protection',
}
const depot: SolutionListItem = {
  id: 13,
  solution_name: 'Another depot',
  user_email: 'zoe@example.org',
  purposes: ['Environment and climate'],
  p_fhn: 'Creation',
}

const many = Array.from({ length: 30 }, (_, index) => ({
  ...bikes,
  id: index + 1,
  solution_name: `Solution ${index + 1}`,
}))

function renderList(solutions: SolutionListItem[] = [bikes, homecoming, depot]) {
  fakeApi.answer('GET /api/solutions', solutions)
  return renderApp(<SolutionsListScreen />)
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const filterBar = () => screen.getByRole('search')
const search = () => screen.getByPlaceholderText('Search solutions by name...')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

test('asks for the solutions of the stored session and shows them in the order they came', async () => {
  renderList()
  await rowOf('Cargo-bike')
  expect(fakeApi.calls('GET /api/solutions')[0]?.query).toEqual({ session_id: someone.sessionId })
  expect(names()).toEqual(['Cargo-bike sharing', 'Going home', 'Another depot'])
  expect(screen.getByRole('heading', { name: 'Solutions' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create New Solution' })).toHaveAttribute('href', '/solutions/new')
})

test('a row shows number, name, e-mail, purposes as badges, need and View Details, described by its name', async () => {
  renderList()
  const row = within(await rowOf('Cargo-bike'))
  expect(row.getAllByRole('cell')[0]).toHaveTextContent(/^1$/)
  expect(row.getByText(/zoe@/)).toBeVisible()
  expect(row.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(bikes.purposes)
  expect(row.getByText('Freedom')).toBeVisible()
  expect(row.getByRole('button', { name: 'View Details' })).toHaveAccessibleDescription('Cargo-bike sharing')
})

test('sorts by row number first; a header toggles the direction and never takes the sorting away', async () => {
  const { user } = renderList()
  await rowOf('Cargo-bike')
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('#')).toHaveAttribute('aria-sort', 'ascending')

  await user.click(within(head('Solution Name')).getByRole('button'))
  expect(names()).toEqual(['Another depot', 'Cargo-bike sharing', 'Going home'])
  expect(head('Solution Name')).toHaveAttribute('aria-sort', 'ascending')
  expect(head('#')).toHaveAttribute('aria-sort', 'none')
  // the number travels with its row
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^3Another depot/)

  await user.click(within(head('Solution Name')).getByRole('button'))
  expect(names()).toEqual(['Going home', 'Cargo-bike sharing', 'Another depot'])
  await user.click(within(head('Solution Name')).getByRole('button'))
  expect(head('Solution Name')).toHaveAttribute('aria-sort', 'ascending')
})

test.each([
  ['#', ['Another depot', 'Going home', 'Cargo-bike sharing']],
  ['User Email', ['Going home', 'Cargo-bike sharing', 'Another depot']],
  ['Purpose', ['Another depot', 'Going home', 'Cargo-bike sharing']],
  ['Primary FHN', ['Another depot', 'Cargo-bike sharing', 'Going home']],
])('the column %s can be sorted', async (column, order) => {
  const { user } = renderList()
  await rowOf('Cargo-bike')
  await user.click(screen.getByRole('button', { name: column }))
  expect(names()).toEqual(order)
})

test('the Details column cannot be sorted', async () => {
  renderList()
  await rowOf('Cargo-bike')
  expect(within(screen.getByRole('columnheader', { name: 'Details' })).queryByRole('button')).toBeNull()
})

test('the search takes any part of the name in any case, and says how many it shows', async () => {
  const { user } = renderList()
  await rowOf('Cargo-bike')
  await user.type(search(), 'GO')
  await waitFor(() => expect(names()).toEqual(['Cargo-bike sharing', 'Going home']))
  expect(within(filterBar()).getByRole('status')).toHaveTextContent('Showing 2 of 3')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('the dropdowns offer the distinct needs and users of the loaded solutions, sorted', async () => {
  const { user } = renderList()
  await rowOf('Cargo-bike')
  const options = (label: string) =>
    within(screen.getByRole('combobox', { name: label }))
      .getAllByRole('option')
      .map((option) => option.textContent)
  expect(options('FHN')).toEqual(['All FHNs', 'Creation', 'Freedom', 'Protection'])
  expect(options('User')).toEqual(['All Users', 'adam@example.org', 'zoe@example.org'])

  await user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'zoe@example.org')
  await waitFor(() => expect(names()).toEqual(['Cargo-bike sharing', 'Another depot']))
  await user.selectOptions(screen.getByRole('combobox', { name: 'FHN' }), 'Creation')
  await waitFor(() => expect(names()).toEqual(['Another depot']))
  await user.click(screen.getByRole('button', { name: 'Clear user' }))
  await user.click(screen.getByRole('button', { name: 'Clear FHN' }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('Clear all takes all three filters back', async () => {
  const { user } = renderList()
  await rowOf('Cargo-bike')
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeDisabled()
  await user.type(search(), 'home')
  await user.selectOptions(screen.getByRole('combobox', { name: 'FHN' }), 'Protection')
  await user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'adam@example.org')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(search()).toHaveValue('')
})

test('filters are kept in the session storage and come back', async () => {
  const first = renderList()
  await rowOf('Cargo-bike')
  await first.user.type(search(), 'o')
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'zoe@example.org')
  expect(JSON.parse(sessionStorage.getItem('visualizer-filters') ?? '')).toEqual({
    text: 'o',
    fhn: '',
    user: 'zoe@example.org',
  })
  first.unmount()
  renderList()
  await rowOf('Cargo-bike')
  expect(names()).toEqual(['Cargo-bike sharing', 'Another depot'])
  expect(search()).toHaveValue('o')
})

test('stored filters that cannot be read only log a warning', async () => {
  sessionStorage.setItem('visualizer-filters', '{broken')
  renderList()
  await rowOf('Cargo-bike')
  expect(names()).toHaveLength(3)
  expect(console.warn).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a click on a row opens a menu with the name and View Details; Escape closes it and gives the focus back', async () => {
  const { user } = renderList()
  const row = await rowOf('Going home')
  await user.click(row)
  expect(screen.getByRole('menu', { name: 'Going home' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'View Details' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(row).toHaveFocus()
})

test('Enter on a focused row opens the menu too, and a click outside closes it', async () => {
  const { user } = renderList()
  const row = await rowOf('Going home')
  row.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menu', { name: 'Going home' })).toBeVisible()
  await user.click(screen.getByRole('heading', { name: 'Solutions' }))
  expect(screen.queryByRole('menu')).toBeNull()
})

test.each(['the menu', 'the button'])(
  'View Details of %s stores the id, signals it and opens the solution',
  async (by) => {
    fakeApi.answer('GET /api/solutions', [bikes, homecoming])
    const { user, router } = renderApp('/solutions')
    const row = await rowOf('Going home')
    const signal = vi.fn<() => void>()
    window.addEventListener('localStorageChange', signal)
    if (by === 'the menu') {
      await user.click(row)
      await user.click(screen.getByRole('menuitem', { name: 'View Details' }))
    } else {
      await user.click(within(row).getByRole('button', { name: 'View Details' }))
    }
    window.removeEventListener('localStorageChange', signal)
    expect(localStorage.getItem('solutionID')).toBe('12')
    expect(signal).toHaveBeenCalled()
    await waitFor(() => expect(router.state.location.pathname).toBe('/solutions/12'))
  },
)

test('ten rows stand on a page, and the pager leads on; other sizes can be chosen', async () => {
  const { user } = renderList(many)
  await rowOf('Solution 1 ')
  expect(names()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(names()[0]).toBe('Solution 21')
  const sizes = screen.getByRole('combobox', { name: 'Rows' })
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10', '25', '50', '100'])
  await user.selectOptions(sizes, '25')
  expect(names()).toHaveLength(25)
})

test('ten solutions need no pager', async () => {
  renderList(many.slice(0, 10))
  await rowOf('Solution 1 ')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('a changed filter goes to page one', async () => {
  const { user } = renderList(many)
  await rowOf('Solution 1 ')
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  await fillIn(user, search(), 'solution')
  await waitFor(() => expect(names()[0]).toBe('Solution 1'))
})

test('waiting says so', async () => {
  fakeApi.hang('GET /api/solutions')
  renderApp(<SolutionsListScreen />)
  expect(await screen.findByText(commonMessages.loading)).toBeVisible()
})

test('a search without hits says that nothing matches', async () => {
  const { user } = renderList()
  await rowOf('Cargo-bike')
  await user.type(search(), 'zzz')
  expect(await screen.findByText(solutionsMessages.noneMatching)).toBeVisible()
  expect(screen.queryByText(solutionsMessages.noneYet)).toBeNull()
})

test('an empty workshop also says what to do next', async () => {
  renderList([])
  expect(await screen.findByText(solutionsMessages.noneMatching)).toBeVisible()
  expect(screen.getByText(solutionsMessages.noneYet)).toBeVisible()
})

test('a list that does not load is asked for twice more, then says why; trying again can help', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fakeApi.refuse('GET /api/solutions', 'UNFORESEEN')
  const { user } = renderApp(<SolutionsListScreen />)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await screen.findByText(commonMessages.error(solutionsMessages.fetchListFailed))).toBeVisible()
  expect(fakeApi.calls('GET /api/solutions')).toHaveLength(3)
  fakeApi.answer('GET /api/solutions', [bikes])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await rowOf('Cargo-bike')
})

test('an answer that is no list has no reason to tell', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fakeApi.answer('GET /api/solutions', {} as SolutionListItem[])
  renderApp(<SolutionsListScreen />)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await screen.findByText(solutionsMessages.loadListFailed)).toBeVisible()
})

test('the list is read again on every visit and every 30 s; a poll that fails leaves it standing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { queryClient } = renderList()
  await rowOf('Cargo-bike')
  const [query] = queryClient.getQueryCache().findAll({ queryKey: ['solutions', someone.sessionId] })
  expect(query?.observers[0]?.options).toMatchObject({
    staleTime: 120_000,
    gcTime: 1_800_000,
    retry: 2,
    refetchOnMount: 'always',
  })
  fakeApi.answer('GET /api/solutions', [bikes])
  await vi.advanceTimersByTimeAsync(30_000)
  await waitFor(() => expect(names()).toHaveLength(1))
  fakeApi.refuse('GET /api/solutions', 'UNFORESEEN')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(names()).toHaveLength(1)
})

test('the solution one works on is offered back where somebody has deleted it, and nothing is said where nobody knows', async () => {
  fakeApi.refuse('GET /api/deletions', { status: 404 })
  const { unmount } = renderList()
  await rowOf('Cargo-bike')
  act(() => selectSolution(99))
  await waitFor(() => expect(fakeApi.calls('GET /api/deletions')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  unmount()

  const until = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  const way_back = { undo: 'token-of-the-solution', until }
  const at = new Date().toISOString()
  fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at, name: 'Night bus', way_back })
  fakeApi.answer('POST /api/undo/{token}', { kind: 'solution', solution_id: 99 })
  const { user } = renderList()
  await rowOf('Cargo-bike')
  act(() => selectSolution(99))
  expect(await screen.findByText(/The solution “Night bus” was deleted by ana@example.org, just now\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('It is back')).toBeVisible()
})

const quietRoom = { title: 'Spring', step: null, message: null, timer: null, frozen: false, silent_rating: false }
const deletedOnes = () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
  const [at, until] = [inHours(0), inHours(1)]
  const entry = (solution_id: number, name: string) => ({
    solution_id,
    name,
    by: 'ana@example.org',
    by_host: false,
    at,
    until,
  })
  const wayBack = (undo: string) => ({ way_back: { undo, until } })
  return [
    { ...entry(21, 'Night bus'), ...wayBack('token-of-the-bus') },
    { ...entry(22, 'Ferry'), ...wayBack('token-of-the-ferry') },
    entry(23, 'Of another group'),
    { ...entry(24, 'The fourth'), ...wayBack('token-of-the-fourth') },
    { ...entry(25, 'Yesterday'), until: inHours(-1) },
  ]
}

test('what was deleted lately stands below the list, and comes back for those who may', async () => {
  let deleted = deletedOnes()
  fakeApi.answer('GET /api/room', { ...quietRoom, status: 'open' })
  fakeApi.answer('GET /api/deleted-solutions', () => deleted)
  fakeApi.answer('POST /api/undo/{token}', () => {
    deleted = deleted.slice(1)
    return { kind: 'solution', solution_id: 21 }
  })
  const { user } = renderList()
  const section = within(await screen.findByRole('region', { name: deletedMessages.lastDay }))
  const listed = () => section.getAllByRole('listitem').map((item) => item.querySelector('[data-name]'))
  const namesOf = () => listed().map((each) => each?.getAttribute('data-name'))
  expect(namesOf()).toEqual(['Night bus', 'Ferry', 'Of another group'])
  expect(section.getAllByText('Deleted by ana@example.org, just now')).toHaveLength(3)
  expect(section.getAllByRole('button', { name: 'Restore' })).toHaveLength(2)
  await user.click(section.getByRole('button', { name: 'Show all 4' }))
  expect(namesOf()).toEqual(['Night bus', 'Ferry', 'Of another group', 'The fourth'])
  // the list of what is there has it as text, and nothing else has
  expect(screen.queryByText('Night bus')).not.toBeInTheDocument()

  await user.click(section.getAllByRole('button', { name: 'Restore' })[0]!)
  await waitFor(() => expect(namesOf()).toEqual(['Ferry', 'Of another group', 'The fourth']))
  expect(fakeApi.calls('POST /api/undo/{token}')[0]?.params).toEqual({ token: 'token-of-the-bus' })
  act(() => selectSolution(22))
  await waitFor(() => expect(namesOf()).toEqual(['Of another group', 'The fourth']))
})

test('while the results are shown the list invites nobody to go on', async () => {
  fakeApi.answer('GET /api/room', { ...quietRoom, status: 'results' })
  fakeApi.answer('GET /api/deleted-solutions', deletedOnes())
  fakeApi.answer('GET /api/solutions', [bikes])
  answerProgress()
  renderApp('/solutions')
  act(() => selectSolution(bikes.id))
  expect(await screen.findByText(solutionsMessages.lastOpened)).toBeVisible()
  expect(await screen.findByRole('link', { name: solutionsMessages.readReport })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument()
  expect(screen.queryByText(deletedMessages.lastDay)).not.toBeInTheDocument()
})
