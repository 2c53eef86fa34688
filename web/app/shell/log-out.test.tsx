import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftsMessages } from '#contract/messages/drafts.ts'
import { unsavedMessages } from '#contract/messages/unsaved.ts'
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

test('logging out keeps what is typed, unsent, and offers it when the same person is back', async () => {
  const { router, unmount } = await typeAndLogOut()
  await waitFor(() => expect(fakeApi.calls('POST /api/logout')).toHaveLength(1))
  expect(router.state.location.pathname).toBe('/login')
  unmount()

  const { user } = renderApp('/solutions/1/user-stories', { session: someone })
  expect(await screen.findByText(draftsMessages.offer)).toBeVisible()
  expect(await story()).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await story()).toHaveValue('As a rider')
  expect(fakeApi.calls(write)).toEqual([])
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
