import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'

const read = 'GET /api/user_stories_table/{solutionId}'
const write = 'PUT /api/user_stories_table/{solution_id}'
const row = {
  metric_id: 27,
  metric_text: 'Car kilometres avoided',
  stakeholder: '',
  user_story: '',
  user_story_id: 11,
  functional_options: [],
}

beforeEach(() => {
  fakeApi.answer(read, { solution_name: 'Cargo bikes', metrics: [row] })
  fakeApi.answer('POST /api/logout', null)
})

const story = () => screen.findByRole('textbox', { name: 'User story' })

async function typeAndLogOut() {
  const view = renderApp('/solutions/1/user-stories')
  const { user } = view
  await fillIn(user, await story(), 'As a rider')
  await user.click(screen.getByRole('button', { name: 'Workshop' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  return view
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('ninefold-draft/'))

test('logging out keeps what is typed, unsent, and in its field when the same person is back', async () => {
  sessionStorage.setItem('visualizer-filters', '{"user":"mira@example.org"}')
  const { router, unmount, user: leaver } = await typeAndLogOut()
  expect(await screen.findByRole('dialog', { name: draftsMessages.logOutTitle })).toBeVisible()
  await leaver.click(screen.getByRole('button', { name: draftsMessages.keepAndLogOut }))
  await waitFor(() => expect(fakeApi.calls('POST /api/logout')).toHaveLength(1))
  expect(router.state.location.pathname).toBe('/login')
  expect(drafts()).toHaveLength(1)
  // nothing else of the person is left, and no key leads back into the workshop
  const left = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, drafts()])
  expect(left).not.toMatch(/mira|K7QM|2XVD/)
  unmount()

  renderApp('/solutions/1/user-stories', { session: someone })
  expect(await story()).toHaveValue('As a rider')
  expect(fakeApi.calls(write)).toEqual([])
})

test('logging out deletes what is typed when the person chooses so', async () => {
  const { user, router, unmount } = await typeAndLogOut()
  await user.click(await screen.findByRole('button', { name: draftsMessages.deleteAndLogOut }))
  await waitFor(() => expect(fakeApi.calls('POST /api/logout')).toHaveLength(1))
  expect(router.state.location.pathname).toBe('/login')
  expect(drafts()).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toContain('As a rider')
  expect(fakeApi.calls(write)).toEqual([])
  unmount()
  renderApp('/solutions/1/user-stories', { session: someone })
  expect(await story()).toHaveValue('')
})

test('cancelling the question leaves everything as it is', async () => {
  const { user, router } = await typeAndLogOut()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/solutions/1/user-stories')
  expect(await story()).toHaveValue('As a rider')
  expect(fakeApi.calls('POST /api/logout')).toEqual([])
})

test('with nothing unsaved, logging out asks nothing', async () => {
  const { user, router } = renderApp('/solutions/1/user-stories')
  await story()
  await user.click(screen.getByRole('button', { name: 'Workshop' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('where the browser cannot keep it, logging out asks', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user, router } = await typeAndLogOut()
  expect(await screen.findByRole('dialog', { name: unsavedMessages.title })).toBeVisible()
  await user.click(screen.getByRole('button', { name: unsavedMessages.stay }))
  expect(await story()).toHaveValue('As a rider')
  expect(router.state.location.pathname).toBe('/solutions/1/user-stories')
})
