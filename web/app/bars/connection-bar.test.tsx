import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TEXT_MAX } from '#contract/limits.ts'
import { connectionMessages } from '#contract/messages/shell.ts'
import { limitsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { askServer } from '../../lib/http/watch-server.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'

const save = 'PUT /api/user_stories_table/{solution_id}'

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer(save, { solution_name: '', metrics: [] })
})

const saveButton = () => screen.getByRole('button', { name: 'Save All User Stories' })
const bar = () => screen.getByText(/Not saved yet:/).closest<HTMLElement>('[role=status]')!

async function writeStory(words: string) {
  const app = renderApp(`/solutions/${solutionId}/user-stories`)
  const [field] = await screen.findAllByRole('textbox', { name: 'User story' })
  await fillIn(app.user, field!, words)
  return { ...app, field: field! }
}

test('what could not be saved stays in its field; it is saved when asked, and not before', async () => {
  const { user, field } = await writeStory(' More.')
  fakeApi.goAway()
  await user.click(saveButton())
  expect(await screen.findByText(userStoriesMessages.saveFailed)).toBeVisible()
  expect(await screen.findByText(connectionMessages.offline)).toBeVisible()
  expect(fakeApi.calls(save)).toHaveLength(2)

  fakeApi.comeBack()
  await user.click(screen.getByRole('button', { name: connectionMessages.tryNow }))
  const saveNow = await within(bar()).findByRole('button', { name: connectionMessages.saveNow })
  expect(screen.queryByText(connectionMessages.offline)).toBeNull()
  expect(fakeApi.calls(save)).toHaveLength(2)
  expect(field).toHaveDisplayValue(/More\.$/)

  await user.click(saveNow)
  expect(await screen.findByText(userStoriesMessages.saved)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Not saved yet:/)).toBeNull())
  expect(fakeApi.calls(save)).toHaveLength(3)
  // the bar has gone with its button: on to the row of the story, not to the top of the page
  await waitFor(() => expect(document.activeElement?.matches('h1, body')).toBe(false))
  expect(document.activeElement).toContainElement(field)
})

test('a server that answers and fails leaves the same choice, without being called away', async () => {
  const { user } = await writeStory(' More.')
  fakeApi.refuse(save, 'UNFORESEEN')
  await user.click(saveButton())
  expect(await screen.findByRole('button', { name: connectionMessages.saveNow })).toBeVisible()
  expect(screen.queryByText(connectionMessages.offline)).toBeNull()
})

test('its buttons are not there while a dialog lies over them', async () => {
  const { user } = await writeStory(' More.')
  fakeApi.refuse(save, 'UNFORESEEN')
  await user.click(saveButton())
  await screen.findByRole('button', { name: connectionMessages.saveNow })
  await user.click(screen.getByRole('link', { name: 'Back to Stakeholders' }))
  await screen.findByRole('dialog')
  expect(within(bar()).queryByRole('button', { hidden: true })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: unsavedMessages.stay }))
  expect(await within(bar()).findByRole('button', { name: connectionMessages.saveNow })).toBeVisible()
})

test('a text that has become too long is not sent from the bar either', async () => {
  const { user, field } = await writeStory(' More.')
  fakeApi.refuse(save, 'UNFORESEEN')
  await user.click(saveButton())
  const saveNow = await screen.findByRole('button', { name: connectionMessages.saveNow })
  const sent = fakeApi.calls(save).length
  fireEvent.change(field, { target: { value: 'x'.repeat(TEXT_MAX + 1) } })
  await user.click(saveNow)
  expect(await screen.findByText(limitsMessages.nothingSaved)).toBeVisible()
  expect(field).toHaveFocus()
  expect(fakeApi.calls(save)).toHaveLength(sent)
  expect(saveNow).toBeVisible()
})

test('discarded in the bar, it is gone from its field and never sent', async () => {
  const { user, field } = await writeStory(' More.')
  fakeApi.refuse(save, 'UNFORESEEN')
  await user.click(saveButton())
  await user.click(await screen.findByRole('button', { name: connectionMessages.discard }))
  expect(field).not.toHaveDisplayValue(/More\.$/)
  expect(screen.queryByText(/Not saved yet:/)).toBeNull()
  expect(fakeApi.calls(save)).toHaveLength(2)
})

test('a browser that stores nothing is not said to keep the text', async () => {
  const { user } = await writeStory(' More.')
  fakeApi.goAway()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await user.keyboard(' And more.')
  await user.click(saveButton())
  expect(await screen.findByText(connectionMessages.offlineUnkept)).toBeVisible()
})

test('on a page loaded while the server is away, what was typed before is named, until it is in its field', async () => {
  const { unmount } = await writeStory(' More.')
  unmount()
  fakeApi.goAway()
  renderApp(`/solutions/${solutionId}/user-stories`)
  expect(await screen.findByText(connectionMessages.keptHere)).toBeVisible()
  expect(screen.getByText(/More\.$/)).toBeVisible()
  fakeApi.comeBack()
  await askServer()
  expect(await screen.findByDisplayValue(/More\.$/)).toBeVisible()
  expect(screen.queryByText(connectionMessages.keptHere)).toBeNull()
})
