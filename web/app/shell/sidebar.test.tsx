import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

const links = async () => {
  const nav = await screen.findByRole('navigation', { name: 'Main' })
  return within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
}

test('without a selected solution only Home is there; with one, its three steps follow', async () => {
  renderApp('/data')
  expect(await links()).toEqual([['Home', '/solutions', null]])
  act(() => selectSolution(7))
  expect(await links()).toEqual([
    ['Home', '/solutions', null],
    ['Metrics', '/solutions/7/metrics', null],
    ['Stakeholders', '/solutions/7/stakeholders', null],
    ['User Stories', '/solutions/7/user-stories', null],
  ])
})

test('a solution that is opened by its address has its steps before it is known', async () => {
  fakeApi.hang('GET /api/solutions/{id}')
  renderApp('/solutions/7/metrics')
  expect((await links()).map(([name]) => name)).toEqual(['Home', 'Metrics', 'Stakeholders', 'User Stories'])
})

test('one that is not there has none', async () => {
  fakeApi.refuse('GET /api/solutions/{id}', 'NOT_FOUND')
  renderApp('/solutions/7/metrics')
  await waitFor(async () => expect(await links()).toEqual([['Home', '/solutions', null]]))
})

test('the three links say whose they are', async () => {
  fakeApi.answer('GET /api/solutions/{id}', {
    id: 7,
    solution_name: 'Cargo-bike sharing',
    user_email: someone.email,
    primary_fhn: 2,
    p_fhn: 'Protection',
    purposes: [],
    created_at: '2026-11-14T09:42:00.000Z',
  })
  renderApp('/solutions/new')
  act(() => selectSolution(7))
  for (const name of ['Metrics', 'Stakeholders', 'User Stories']) {
    const link = await screen.findByRole('link', { name })
    await waitFor(() => expect(link).toHaveAccessibleDescription('Cargo-bike sharing'))
  }
})

test('the link of the current route is marked', async () => {
  renderApp('/solutions/7/stakeholders')
  act(() => selectSolution(7))
  expect((await links()).filter(([, , current]) => current === 'page').map(([name]) => name)).toEqual(['Stakeholders'])
})

test('a screen without a link of its own marks what it belongs to, and no other link as its own', async () => {
  renderApp('/solutions/7/functional-options')
  act(() => selectSolution(7))
  const marked = (await links()).filter(([, , current]) => current !== null)
  expect(marked.map(([name, , current]) => [name, current])).toEqual([['User Stories', 'location']])
})

test('starts collapsed; collapsing closes the workshop panel, as an outside click does', async () => {
  fakeApi.refuse('GET /api/me', 'NO_SUCH_ROUTE')
  const { user } = renderApp('/data')
  const workshop = await screen.findByRole('button', { name: 'Workshop' })
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false')

  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }))
  await user.click(workshop)
  expect(workshop).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: 'Workshop' })).toHaveTextContent(someone.sessionId)
  expect(screen.getByRole('region', { name: 'Workshop' })).toHaveTextContent(someone.email)
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
  expect(screen.queryByRole('region', { name: 'Workshop' })).not.toBeInTheDocument()

  await user.click(workshop)
  expect(screen.getByRole('region', { name: 'Workshop' })).toBeVisible()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByRole('region', { name: 'Workshop' })).not.toBeInTheDocument()
})

test('Escape closes the workshop panel and gives the focus back', async () => {
  const { user } = renderApp('/data')
  const workshop = await screen.findByRole('button', { name: 'Workshop' })
  await user.click(workshop)
  expect(screen.getByRole('region', { name: 'Workshop' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Workshop' })).not.toBeInTheDocument()
  expect(workshop).toHaveFocus()
})

test('logging out forgets session, e-mail, solution and cache', async () => {
  const { user, router, queryClient } = renderApp('/data')
  act(() => selectSolution(7))
  queryClient.setQueryData(['solution', 7], 'kept')
  await user.click(await screen.findByRole('button', { name: 'Workshop' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await waitFor(() => expect({ ...localStorage }).toEqual({}))
  expect(queryClient.getQueryData(['solution', 7])).toBeUndefined()
})

test('a log-out that gets no answer is tried once more, so that the cookie goes too', async () => {
  fakeApi.fail('POST /api/logout')
  const { user, router } = renderApp('/data')
  await user.click(await screen.findByRole('button', { name: 'Workshop' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(fakeApi.calls('POST /api/logout')).toHaveLength(1))
  fakeApi.answer('POST /api/logout', null)
  await waitFor(() => expect(fakeApi.calls('POST /api/logout')).toHaveLength(2))
  expect(router.state.location.pathname).toBe('/login')
})

test.each([
  [true, `/admin/workshops/${someone.sessionId}`],
  [false, '/admin'],
])('the way to the console leads the host (%s) back to this workshop', async (host, href) => {
  fakeApi.answer('GET /api/me', { session_id: someone.sessionId, title: 'Spring', status: 'open', email: null, host })
  const { user } = renderApp('/data')
  await user.click(await screen.findByRole('button', { name: 'Workshop' }))
  expect(await screen.findByRole('link', { name: 'Host' })).toHaveAttribute('href', href)
})
