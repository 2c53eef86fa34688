import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftsMessages } from '#contract/messages/edits.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { sessionEndMessages, sessionScreensMessages } from '#contract/messages/shell.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'

const row = {
  metric_id: 27,
  metric_text: 'Car kilometres avoided',
  stakeholder: '',
  user_story: '',
  user_story_id: 11,
  functional_options: [],
}

test('a closed workshop leads to a page that says so, and back to where one was when it is open again', async () => {
  fakeApi.refuse('GET /api/metrics', 'SESSION_ENDED')
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const { user, router } = renderApp('/metrics')
  expect(await screen.findByRole('heading', { name: 'Workshop closed' })).toBeVisible()
  expect(screen.getByText(sessionScreensMessages.closedTitle)).toBeVisible()
  expect(screen.queryByText(sessionEndMessages.ended)).not.toBeInTheDocument()
  expect(screen.queryByText(new RegExp(draftsMessages.keptWhileClosed))).not.toBeInTheDocument()

  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  await user.click(tryAgain)
  expect(await screen.findByText(sessionScreensMessages.stillClosed)).toBeVisible()

  fakeApi.answer('GET /api/session-validate', { valid: true })
  fakeApi.answer('GET /api/metrics', [])
  await user.click(tryAgain)
  expect(await screen.findByText(metricsMessages.noneAvailable)).toBeVisible()
  expect(router.state.location.pathname).toBe('/metrics')
  expect(localStorage.getItem('sessionId')).toBe(someone.sessionId)
})

test('whoever was typing reads that it is kept', async () => {
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', { solution_name: 'Cargo bikes', metrics: [row] })
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const { user, queryClient } = renderApp('/solutions/1/user-stories')
  await fillIn(user, await screen.findByLabelText('User story'), 'Half a sent')
  fakeApi.refuse('GET /api/user_stories_table/{solutionId}', 'SESSION_ENDED')
  await queryClient.invalidateQueries()
  expect(await screen.findByRole('heading', { name: 'Workshop closed' })).toBeVisible()
  expect(await screen.findByText(new RegExp(draftsMessages.keptWhileClosed))).toBeVisible()
})

test('another workshop can be joined from there', async () => {
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const { user, router } = renderApp('/closed')
  await user.click(await screen.findByRole('link', { name: 'Join another workshop' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
