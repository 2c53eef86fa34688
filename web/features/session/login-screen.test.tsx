import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { basicMessages } from '#contract/messages/common.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'

const email = () => screen.findByLabelText('Email')
const sessionId = () => screen.findByLabelText('Session ID (Provided live by workshop host)')

async function submit(user: UserEvent) {
  await fillIn(user, await email(), 'mira@example.org')
  await fillIn(user, await sessionId(), 'k7qm-2xvd')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

test('asks for an e-mail and a session ID, both required', async () => {
  renderApp('/login', { session: null })
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await email()).toBeRequired()
  expect(await email()).toHaveAttribute('type', 'email')
  expect(await sessionId()).toBeRequired()
})

test('a valid session ID is stored with the e-mail, says who it is, and leads to the solutions', async () => {
  fakeApi.answer('GET /api/session-validate', { valid: true })
  fakeApi.answer('GET /api/solutions', [])
  fakeApi.refuse('POST /api/me', 'NO_SUCH_ROUTE')
  const { user, router } = renderApp('/login', { session: null })
  await submit(user)

  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions'))
  expect(localStorage.getItem('sessionId')).toBe('k7qm-2xvd')
  expect(localStorage.getItem('email')).toBe('mira@example.org')
  expect(fakeApi.calls('GET /api/session-validate').map(({ query }) => query)).toEqual([{ id: 'k7qm-2xvd' }])
  expect(fakeApi.calls('POST /api/me').map(({ body }) => body)).toEqual([{ email: 'mira@example.org' }])
})

test('a browser that does not keep the cookie is told so at once, not after the outline of a list', async () => {
  fakeApi.answer('GET /api/session-validate', { valid: true })
  fakeApi.refuse('POST /api/me', 'NOT_JOINED')
  const { user, router } = renderApp('/login', { session: null })
  const paths: string[] = []
  router.subscribe('onBeforeNavigate', ({ toLocation }) => paths.push(toLocation.pathname))
  await submit(user)
  expect(await screen.findByText(sessionScreensMessages.cookiesBlockedTitle)).toBeVisible()
  expect(paths).toEqual(['/cookies'])
  expect(localStorage.getItem('sessionId'), 'for the next try').toBe('k7qm-2xvd')
})

test('while the check runs the button says so, and a second press sends nothing', async () => {
  fakeApi.hang('GET /api/session-validate')
  const { user } = renderApp('/login', { session: null })
  await submit(user)
  await user.click(await screen.findByRole('button', { name: sessionMessages.validating }))
  expect(fakeApi.calls('GET /api/session-validate')).toHaveLength(1)
})

test('an unknown session ID is told at its field and nothing is stored', async () => {
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const { user, router } = renderApp('/login', { session: null })
  await submit(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(sessionMessages.invalid)
  expect(await sessionId()).toHaveAccessibleDescription(sessionMessages.invalid)
  expect(await sessionId()).toBeInvalid()
  expect(localStorage.getItem('sessionId')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})

test.each(['TOO_MANY_TRIES', 'UNFORESEEN'] as const)(
  'a check refused with %s is a network error, not repeated',
  async (code) => {
    fakeApi.refuse('GET /api/session-validate', code)
    const { user } = renderApp('/login', { session: null })
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(basicMessages.networkError)
    expect(fakeApi.calls('GET /api/session-validate')).toHaveLength(1)
  },
)

test.each(['/login#session=234E6789', '/login?session=234E6789'])('%s fills in the session ID', async (link) => {
  renderApp(link, { session: null })
  expect(await sessionId()).toHaveValue('234E6789')
})
