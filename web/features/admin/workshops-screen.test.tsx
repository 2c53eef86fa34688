import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WorkshopOverview } from '#contract/admin.ts'
import { errors } from '#contract/errors.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { limitsMessages } from '#contract/messages/edits.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { readSessionId, storeEntered, storeSession } from '../../lib/session/stored-session.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'
import { fillIn } from '../../testing/fill-in.ts'

const spring: WorkshopOverview = {
  id: 'K7QM-2XVD',
  title: 'Spring',
  status: 'open',
  created_at: '2026-11-15T08:00:00.000Z',
  participants: 34,
  people_now: 5,
  solutions: 10,
  last_activity: null,
}

async function openConsole() {
  fakeApi.answer('GET /api/admin/sessions', [spring])
  const view = renderApp('/admin', { session: null })
  const row = await screen.findByRole('row', { name: /Spring/ })
  const pick = async (entry: string) => {
    await view.user.click(within(row).getByRole('button', { name: 'More' }))
    await view.user.click(await screen.findByRole('menuitem', { name: entry }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...view, row, pick }
}

test('asks for the host password, tells a wrong one, and shows the workshops after the right one', async () => {
  fakeApi.refuse('GET /api/admin/sessions', 'HOST_ONLY')
  fakeApi.refuse('POST /api/admin/login', 'WRONG_PASSWORD')
  const { user } = renderApp('/admin', { session: null })
  await user.type(await screen.findByLabelText('Host password'), 'guess{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.WRONG_PASSWORD[1])

  fakeApi.answer('POST /api/admin/login', null)
  fakeApi.answer('GET /api/admin/sessions', [spring])
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  const row = await screen.findByRole('row', { name: /Spring/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Spring', 'K7QM-2XVD', 'Open', '5', '34', '10', workshopsMessages.neverUsed, 'EnterCloseMore'])
})

test('a browser that blocks cookies says so after the right password, and goes on once they are allowed', async () => {
  fakeApi.refuse('GET /api/admin/sessions', 'HOST_ONLY')
  fakeApi.answer('POST /api/admin/login', null)
  const { user } = renderApp('/admin', { session: null })
  await user.type(await screen.findByLabelText('Host password'), 'right{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(sessionScreensMessages.cookiesBlockedTitle)
  fakeApi.answer('GET /api/admin/sessions', [spring])
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('row', { name: /Spring/ })).toBeVisible()
})

test('a title that does not fit stays whole, says so, and opens nothing', async () => {
  fakeApi.answer('GET /api/admin/sessions', [])
  const { user } = renderApp('/admin', { session: null })
  const title = await screen.findByLabelText('Title of a new workshop')
  await user.click(title)
  await user.paste('x'.repeat(SOLUTION_NAME_MAX + 1))
  expect(title).toHaveValue('x'.repeat(SOLUTION_NAME_MAX + 1))
  expect(screen.getByText(limitsMessages.tooLong)).toBeVisible()
  await user.keyboard('{Enter}')
  expect(fakeApi.calls('POST /api/admin/sessions')).toHaveLength(0)
  expect(title).toHaveFocus()
})

test('opens a workshop with the trimmed title and says so', async () => {
  fakeApi.answer('GET /api/admin/sessions', [])
  const { user } = renderApp('/admin', { session: null })
  expect(await screen.findByText(workshopsMessages.none)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open workshop' })).toBeDisabled()

  fakeApi.answer('POST /api/admin/sessions', spring)
  fakeApi.answer('GET /api/admin/sessions', [spring])
  await user.type(screen.getByLabelText('Title of a new workshop'), ' Spring {Enter}')
  expect(await screen.findByText(workshopsMessages.opened)).toBeVisible()
  expect(fakeApi.calls('POST /api/admin/sessions')[0]?.body).toEqual({ title: 'Spring' })
  expect(await screen.findByRole('cell', { name: 'Spring' })).toBeVisible()
})

test('the title of a new workshop outlives a missing answer and a reload, until it is open or discarded', async () => {
  const { user, unmount } = await openConsole()
  fakeApi.fail('POST /api/admin/sessions')
  const field = () => screen.findByRole('textbox', { name: 'Title of a new workshop' })
  const open = () => screen.findByRole('button', { name: 'Open workshop' })
  await fillIn(user, await field(), 'Summer')
  await user.click(await open())
  expect(await screen.findByText(unanswered('the workshop was opened'))).toBeVisible()
  expect(await field()).toHaveValue('Summer')
  expect(screen.queryByText(/Not saved yet/)).toBeNull()
  unmount()

  const second = await openConsole()
  expect(await field()).toHaveValue('Summer')
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
  fakeApi.answer('POST /api/admin/sessions', spring)
  await second.user.click(await open())
  await waitFor(async () => expect(await field()).toHaveValue(''))
  second.unmount()
  await openConsole()
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
})

test('closes a workshop after asking, and reopens it without', async () => {
  const { user, row } = await openConsole()
  await user.click(within(row).getByRole('button', { name: 'Close' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(workshopsMessages.closeWarning)).toBeVisible()
  expect(fakeApi.calls('PATCH /api/admin/sessions/{id}')).toEqual([])

  fakeApi.answer('PATCH /api/admin/sessions/{id}', { ...spring, status: 'closed' })
  fakeApi.answer('GET /api/admin/sessions', [{ ...spring, status: 'closed' }])
  await user.click(dialog.getByRole('button', { name: 'Close workshop' }))
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  expect(await screen.findByText(workshopsMessages.reopened)).toBeVisible()
  const bodies = fakeApi.calls('PATCH /api/admin/sessions/{id}').map(({ body }) => body)
  expect(bodies).toEqual([{ status: 'closed' }, { status: 'open' }])
})

test('shows the results of a workshop after saying what that means; from there it is closed or opened again', async () => {
  const { user, row, pick } = await openConsole()
  const dialog = await pick('Show results')
  expect(dialog.getByText(workshopsMessages.resultsWarning)).toBeVisible()
  fakeApi.answer('PATCH /api/admin/sessions/{id}', { ...spring, status: 'results' })
  fakeApi.answer('GET /api/admin/sessions', [{ ...spring, status: 'results' }])
  await user.click(dialog.getByRole('button', { name: 'Show results' }))
  expect(await screen.findByText(workshopsMessages.resultsShown)).toBeVisible()
  expect(await within(row).findByText('Results')).toBeVisible()

  await user.click(within(row).getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Close' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Show results' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(within(row).getByRole('button', { name: 'Reopen' }))
  expect(await screen.findByText(workshopsMessages.reopened)).toBeVisible()
  const bodies = fakeApi.calls('PATCH /api/admin/sessions/{id}').map(({ body }) => body)
  expect(bodies).toEqual([{ status: 'results' }, { status: 'open' }])
})

test('renames a workshop, but not to nothing', async () => {
  const { user, pick } = await openConsole()
  const dialog = await pick('Rename')
  const field = dialog.getByLabelText('Title')
  await user.clear(field)
  expect(dialog.getByText(workshopsMessages.titleBlank)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled()
  fakeApi.answer('PATCH /api/admin/sessions/{id}', spring)
  await user.type(field, ' Summer {Enter}')
  expect(await screen.findByText(workshopsMessages.renamed)).toBeVisible()
  expect(fakeApi.calls('PATCH /api/admin/sessions/{id}')[0]?.body).toEqual({ title: 'Summer' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('duplicates a workshop empty, unless its solutions are wanted', async () => {
  const { user, pick } = await openConsole()
  fakeApi.answer('POST /api/admin/sessions/{id}/copy', spring)
  const empty = await pick('Duplicate')
  await user.click(empty.getByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByText(workshopsMessages.copied)).toBeVisible()
  const full = await pick('Duplicate')
  await user.click(full.getByLabelText('Copies of its 10 solutions'))
  await user.click(full.getByRole('button', { name: 'Duplicate' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const title = 'Spring (copy)'
  expect(fakeApi.calls('POST /api/admin/sessions/{id}/copy').map(({ body }) => body)).toEqual([
    { title, with_solutions: false },
    { title, with_solutions: true },
  ])
})

test('replaces a session ID after asking, and says the new one', async () => {
  const { user, pick } = await openConsole()
  fakeApi.answer('POST /api/admin/sessions/{id}/code', { ...spring, id: 'AAAA-2222' })
  const dialog = await pick('New session ID')
  expect(dialog.getByText(workshopsMessages.replaceWarning)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Replace session ID' }))
  expect(await screen.findByText(workshopsMessages.idReplaced('AAAA-2222'))).toBeVisible()
})

test('deletes a workshop only when its title is typed', async () => {
  const { user, pick } = await openConsole()
  fakeApi.answer('DELETE /api/admin/sessions/{id}', null)
  const dialog = await pick('Delete')
  const field = dialog.getByLabelText(workshopsMessages.typeTitle('Spring'))
  await user.type(field, 'spring{Enter}')
  expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  expect(fakeApi.calls('DELETE /api/admin/sessions/{id}')).toEqual([])

  fakeApi.answer('GET /api/admin/sessions', [])
  await user.clear(field)
  await user.type(field, 'Spring{Enter}')
  expect(await screen.findByText(workshopsMessages.deleted)).toBeVisible()
  expect(fakeApi.calls('DELETE /api/admin/sessions/{id}')[0]?.params).toEqual({ id: spring.id })
  expect(await screen.findByText(workshopsMessages.none)).toBeVisible()
})

test('copies a session ID, and says so when the browser refuses', async () => {
  const { user, row } = await openConsole()
  await user.click(within(row).getByRole('button', { name: 'Copy session ID' }))
  expect(await screen.findByText(workshopsMessages.idCopied)).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(spring.id)

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  document.execCommand = () => false
  await user.click(within(row).getByRole('button', { name: 'Copy session ID' }))
  expect(await screen.findByText(workshopsMessages.idNotCopied)).toBeVisible()
})

test('entering a workshop leads to its solutions', async () => {
  fakeApi.answer('POST /api/admin/sessions/{id}/enter', {
    session_id: spring.id,
    title: spring.title,
    status: 'open',
    email: null,
    host: true,
  })
  fakeApi.answer('GET /api/solutions', [])
  const { user, router } = await openConsole()
  await user.click(await screen.findByRole('button', { name: 'Enter' }))
  expect(await screen.findByRole('heading', { name: 'Solutions' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/solutions')
  expect(localStorage.getItem('sessionId')).toBe(spring.id)
})

test.each([
  ['ends the workshop that was entered', () => storeEntered(spring.id), null],
  ['leaves one alone that was joined', () => storeSession(spring.id, 'mira@example.org'), spring.id],
])('logging out %s', async (_, join, left) => {
  join()
  fakeApi.answer('POST /api/admin/logout', null)
  const { user } = await openConsole()
  fakeApi.refuse('GET /api/admin/sessions', 'HOST_ONLY')
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByLabelText('Host password')).toBeVisible()
  expect(readSessionId()).toBe(left)
})

const cancelButton = () => screen.queryByRole('button', { name: 'Cancel' })

async function askToClose() {
  const { user, row } = await openConsole()
  await user.click(within(row).getByRole('button', { name: 'Close' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, confirm: dialog.getByRole('button', { name: 'Close workshop' }), cancel: cancelButton }
}
const ask = (entry: string, confirm: string) => async () => {
  const { user, pick } = await openConsole()
  const dialog = await pick(entry)
  if (entry === 'Delete') await fillIn(user, dialog.getByRole('textbox'), spring.title)
  return { user, confirm: dialog.getByRole('button', { name: confirm }), cancel: cancelButton }
}
testUnansweredDeed('closing a workshop', {
  call: 'PATCH /api/admin/sessions/{id}',
  begin: askToClose,
  failure: unanswered('the workshop was closed'),
})
testUnansweredDeed('a new session ID', {
  call: 'POST /api/admin/sessions/{id}/code',
  begin: ask('New session ID', workshopsMessages.replaceSessionId),
  failure: unanswered('the session ID was replaced'),
})
testUnansweredDeed('deleting a workshop for good', {
  call: 'DELETE /api/admin/sessions/{id}',
  begin: ask('Delete', 'Delete for good'),
  failure: unanswered('the workshop was deleted'),
})
testUnansweredDeed('renaming a workshop', {
  call: 'PATCH /api/admin/sessions/{id}',
  begin: ask('Rename', 'Rename'),
  failure: unanswered('the workshop was renamed'),
})
testUnansweredDeed('duplicating a workshop', {
  call: 'POST /api/admin/sessions/{id}/copy',
  begin: ask('Duplicate', 'Duplicate'),
  failure: unanswered('the workshop was duplicated'),
})
