import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

const write = 'PUT /api/user_stories_table/{solution_id}'
const other = 'ana@example.org'

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer(write, { solution_name: 'Cargo-bike sharing', metrics: [] })
})

/** Types a story, and then another tab logs somebody else in. */
async function typeAndLogInElsewhere() {
  const app = renderApp('/solutions/1/user-stories')
  const story = (await screen.findAllByRole('textbox', { name: 'User story' }))[1]!
  await app.user.type(story, 'Mine')
  localStorage.setItem('email', other)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'email' })))
  const dialog = await screen.findByRole('dialog', { name: sessionScreensMessages.somebodyElse })
  expect(dialog).toHaveTextContent(sessionScreensMessages.somebodyElseHint(other, someone.email))
  return { ...app, story }
}

test('somebody who logs in in another tab is asked about here, and going on keeps what is typed', async () => {
  const { user, story } = await typeAndLogInElsewhere()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: sessionScreensMessages.somebodyElse })).toBeVisible()

  await user.click(screen.getByRole('button', { name: sessionScreensMessages.goOnAs(other) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(story).toHaveValue('Mine')
  await user.click(screen.getByRole('button', { name: 'Save All User Stories' }))
  await waitFor(() => expect(fakeApi.calls(write)).toHaveLength(1))
})

test('whoever logs in again as before comes back to what was typed', async () => {
  const { user, router } = await typeAndLogInElsewhere()
  await user.click(screen.getByRole('button', { name: sessionScreensMessages.logInAgainAs(someone.email) }))
  expect(await screen.findByLabelText('Email')).toHaveValue(someone.email)
  expect(screen.getByLabelText(/^Session ID/)).toHaveValue(someone.sessionId)
  expect(fakeApi.calls(write)).toEqual([])

  fakeApi.answer('GET /api/session-validate', { valid: true })
  fakeApi.answer('GET /api/solutions', [])
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await user.click(await screen.findByRole('link', { name: 'Continue where you were' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions/1/user-stories'))
  expect(await screen.findByDisplayValue('Mine')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
