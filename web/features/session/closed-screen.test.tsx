import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

test('a closed workshop leads to a page that says so, and back to where one was when it is open again', async () => {
  fakeApi.refuse('GET /api/metrics', 'SESSION_ENDED')
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const { user, router } = renderApp('/metrics')
  expect(await screen.findByRole('heading', { name: 'Workshop closed' })).toBeVisible()
  expect(screen.getByText(messages.session.closedTitle)).toBeVisible()
  expect(screen.queryByText(messages.session.ended)).not.toBeInTheDocument()

  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  await user.click(tryAgain)
  expect(await screen.findByText(messages.session.stillClosed)).toBeVisible()

  fakeApi.answer('GET /api/session-validate', { valid: true })
  fakeApi.answer('GET /api/metrics', [])
  await user.click(tryAgain)
  expect(await screen.findByText(messages.metrics.noneAvailable)).toBeVisible()
  expect(router.state.location.pathname).toBe('/metrics')
  expect(localStorage.getItem('sessionId')).toBe(someone.sessionId)
})

test('another workshop can be joined from there', async () => {
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const { user, router } = renderApp('/closed')
  await user.click(await screen.findByRole('link', { name: 'Join another workshop' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
