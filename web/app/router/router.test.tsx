import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { plainPagesMessages, sessionEndMessages, sessionScreensMessages } from '#contract/messages/shell.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { storeEntered } from '../../lib/session/stored-session.ts'
import { findCard } from '../../testing/cards.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'
import { toastStore } from '../../ui/feedback/toast-store.ts'

test.each(['/', '/solutions', '/solutions/3/metrics', '/data', '/nowhere'])(
  '%s without a session replaces itself by the login',
  async (path) => {
    const entries = window.history.length
    const { router } = renderApp(path, { session: null })
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    expect(window.history.length).toBe(entries)
  },
)

test('the root leads to the solutions', async () => {
  fakeApi.answer('GET /api/solutions', [])
  const { router } = renderApp('/')
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions'))
})

test('the data page says that it is disabled', async () => {
  renderApp('/data')
  expect(await screen.findByText(plainPagesMessages.dataDisabled)).toBeVisible()
})

test.each([
  '/nowhere',
  '/solutions/seven',
  '/solutions/0x10',
  '/solutions/1e1',
  '/solutions/%2B7',
  '/solutions/0/metrics',
  '/solutions/3/system-requirements/x',
])('%s is no page, and leads home', async (path) => {
  renderApp(path)
  expect(await screen.findByText(plainPagesMessages.notFound)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Solutions' })).toHaveAttribute('href', '/solutions')
})

test.each(['/admin/workshops', '/admin/workshops/K7QM-2XVD/nowhere', '/admin/nowhere', '/admin/catalogues/seven'])(
  "%s is no page, and leads to the host's list",
  async (path) => {
    fakeApi.answer('GET /api/admin/sessions', [])
    const { router } = renderApp(path, { session: null })
    expect(await screen.findByText(workshopsMessages.none)).toBeVisible()
    expect(router.state.location.pathname).toBe('/admin')
  },
)

test('whoever entered as the host and is the host no more is led to the login of the host', async () => {
  fakeApi.refuse('GET /api/me', 'NOT_JOINED')
  fakeApi.refuse('GET /api/admin/sessions', 'HOST_ONLY')
  storeEntered(someone.sessionId)
  const { user } = renderApp('/data', { session: null })
  await user.click(await screen.findByRole('button', { name: 'Workshop' }))
  expect(await screen.findByLabelText('Host password')).toBeVisible()
  expect(screen.getByText(sessionEndMessages.ended)).toBeVisible()
})

test('a session that ended is told, leads to the login, and after it back to where one was', async () => {
  fakeApi.refuse('GET /api/metrics', 'NOT_JOINED')
  fakeApi.refuse('GET /api/me', 'NOT_JOINED')
  fakeApi.answer('GET /api/session-validate', { valid: false })
  fakeApi.answer('GET /api/solutions', [])
  const { user, router } = renderApp('/data')
  await user.click(await screen.findByRole('button', { name: 'Workshop' }))

  expect(await findCard()).toHaveTextContent(sessionEndMessages.ended)
  expect(await screen.findByLabelText('Email')).toHaveValue(someone.email)
  expect(router.state.location.pathname).toBe('/login')
  const sessionId = screen.getByLabelText(/^Session ID/)
  expect(sessionId, 'the server has just refused it').toHaveValue('')

  fakeApi.answer('GET /api/session-validate', { valid: true })
  await fillIn(user, sessionId, someone.sessionId)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('link', { name: 'Continue where you were' })).toHaveAttribute('href', '/data')
})

test('whoever is let go reads why at the login for as long as they look', async () => {
  fakeApi.refuse('GET /api/solutions', 'LET_GO')
  const { router } = renderApp('/solutions')
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.getAllByText('The host has removed you from this workshop.')).toHaveLength(1)
  expect(toastStore.read()).toEqual([])
})

test('a browser that blocks cookies is told so on a page of its own, with a way on', async () => {
  fakeApi.refuse('GET /api/metrics', 'NOT_JOINED')
  fakeApi.refuse('GET /api/me', 'NOT_JOINED')
  fakeApi.answer('GET /api/session-validate', { valid: true })
  const { user, router } = renderApp('/data')
  await user.click(await screen.findByRole('button', { name: 'Workshop' }))
  expect(await screen.findByText(sessionScreensMessages.cookiesBlockedTitle)).toBeVisible()
  expect(router.state.location.pathname).toBe('/cookies')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText(sessionEndMessages.ended)).toBeNull()
})

test('a browser that stores nothing is told once what that means', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  onTestFinished(() => forbidden.mockRestore())
  const { user } = renderApp('/data')
  expect(await screen.findByText(sessionEndMessages.storageBlocked)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(sessionEndMessages.storageBlocked)).toBeNull()
})

test('another tab joining another workshop clears the cache and leads to the solutions', async () => {
  fakeApi.answer('GET /api/solutions', [])
  const { router, queryClient } = renderApp('/data')
  await screen.findByText(plainPagesMessages.dataDisabled)
  queryClient.setQueryData(['solution', 1], 'of the other workshop')
  localStorage.setItem('sessionId', 'OTHER')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions'))
  expect(queryClient.getQueryData(['solution', 1])).toBeUndefined()
})

test("another tab entering a workshop, or logging out of it, leaves the host's pages where they are", async () => {
  fakeApi.answer('GET /api/admin/sessions', [])
  const { router, queryClient } = renderApp('/admin', { session: null })
  await screen.findByText(workshopsMessages.none)
  queryClient.setQueryData(['solution', 1], 'of the other workshop')
  const paths: string[] = []
  router.subscribe('onBeforeNavigate', ({ toLocation }) => paths.push(toLocation.pathname))
  for (const sessionId of ['OTHER', null]) {
    if (sessionId) localStorage.setItem('sessionId', sessionId)
    else localStorage.removeItem('sessionId')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId' })))
  }
  await waitFor(() => expect(queryClient.getQueryData(['solution', 1])).toBeUndefined())
  expect(paths).toEqual([])
  expect(screen.getByText(workshopsMessages.none)).toBeVisible()
})
