import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { errors } from '#contract/errors.ts'
import { trashMessages, undoMessages } from '#contract/messages/undo.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { findCard } from '../../testing/cards.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'
import { toastStore } from '../../ui/feedback/toast-store.ts'

const words = trashMessages
const TRASH = 'GET /api/admin/sessions/{id}/trash'
const option: TrashEntry = {
  id: 7,
  undo: 'token-of-the-option',
  kind: 'option',
  solution_id: 3,
  took: {
    kind: 'option',
    solution_id: 3,
    solution_name: 'Cargo bikes',
    name: 'Book a bike by the hour',
    metrics: 0,
    stakeholders: 0,
    stories: 0,
    options: 1,
    ratings: 5,
    requirements: 2,
  },
  deleted_at: '2026-11-14T08:00:00.000Z',
  kept_until: '2026-12-14T08:00:00.000Z',
  email: 'anna@example.org',
  by_host: false,
}
const answer = (entries: TrashEntry[], more = false) => fakeApi.answer(TRASH, { entries, more })
const open = () => {
  fakeApi.answer('GET /api/admin/sessions', [])
  return renderApp('/admin/workshops/K7QM-2XVD/trash', { session: null })
}
const findRow = () => screen.findByRole('row', { name: /Book a bike/ })

test('tells what was deleted, where, when, by whom, and how much hangs on it', async () => {
  answer([option, { ...option, id: 6, kind: 'reset', took: undefined, email: null, by_host: true }])
  open()
  const row = within(await findRow())
  for (const text of ['Functional option', 'Cargo bikes', '5 ratings and 2 requirements', 'anna@example.org']) {
    expect(row.getByText(text)).toBeVisible()
  }
  expect(row.getByText(words.keptUntil('14 Dec 2026'))).toBeVisible()
  expect(screen.getByRole('row', { name: /by a reset.*The host/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the workshop' })).toHaveAttribute(
    'href',
    '/admin/workshops/K7QM-2XVD',
  )
})

test('restores with the token of the entry and says so', async () => {
  answer([option])
  const { user } = open()
  const row = within(await findRow())
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  answer([])
  await user.click(row.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(undoMessages.restored(option.took))).toBeVisible()
  expect(await screen.findByText(words.none)).toBeVisible()
  expect(fakeApi.calls('POST /api/undo/{token}')[0]?.params).toEqual({ token: 'token-of-the-option' })
})

test('where a metric was added again and worked on, it says what to do first instead of offering to restore', async () => {
  answer([{ ...option, kind: 'metric', place_taken: true }])
  open()
  const row = within(await findRow())
  expect(row.getByText(undoMessages.placeTaken)).toBeVisible()
  expect(row.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  expect(row.getByRole('button', { name: 'Delete for good' })).toBeVisible()
})

test('a refusal is told in the words of the server', async () => {
  answer([option])
  const { user } = open()
  fakeApi.refuse('POST /api/undo/{token}', 'OWNER_GONE')
  await user.click(within(await findRow()).getByRole('button', { name: 'Restore' }))
  expect(await findCard()).toHaveTextContent(errors.OWNER_GONE[1])
  expect(await findRow()).toBeVisible()
})

test('deletes for good only after asking', async () => {
  answer([option])
  const { user } = open()
  await user.click(within(await findRow()).getByRole('button', { name: 'Delete for good' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words.deleteWarning('Book a bike by the hour'))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(fakeApi.calls('DELETE /api/admin/trash/{token}')).toEqual([])

  fakeApi.answer('DELETE /api/admin/trash/{token}', null)
  await user.click(within(await findRow()).getByRole('button', { name: 'Delete for good' }))
  answer([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText(words.goneForGood)).toBeVisible()
  expect(await screen.findByText(words.none)).toBeVisible()
  expect(fakeApi.calls('DELETE /api/admin/trash/{token}')[0]?.params).toEqual({ token: 'token-of-the-option' })
})

test('shows more on demand, and that there is no such workshop', async () => {
  const older = { ...option, id: 5, took: { ...option.took!, name: 'An older option' } }
  fakeApi.answer(TRASH, ({ query }) =>
    query.before === '7' ? { entries: [older], more: false } : { entries: [option], more: true },
  )
  const { user, unmount } = open()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('An older option')).toBeVisible()
  await waitFor(() => expect(screen.getByText('An older option').closest('tr')).toHaveFocus())
  unmount()
  fakeApi.refuse(TRASH, 'NOT_FOUND')
  open()
  expect(await screen.findByText(workshopsMessages.notFound)).toBeVisible()
})

testUnansweredDeed('deleting for good', {
  call: 'DELETE /api/admin/trash/{token}',
  failure: unanswered('it was deleted for good'),
  begin: async () => {
    answer([option])
    const { user } = open()
    await user.click(within(await findRow()).getByRole('button', { name: 'Delete for good' }))
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete for good' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})

test('a restore without an answer is told once and is over; another row is not held up by it', async () => {
  answer([option, { ...option, id: 8, undo: 'another-token', took: { ...option.took!, name: 'Walk to work' } }])
  const { user } = open()
  fakeApi.hang('POST /api/undo/{token}')
  const restore = (row: HTMLElement) => within(row).getByRole('button', { name: 'Restore' })
  await user.click(restore(await findRow()))
  expect(restore(await findRow())).toHaveAttribute('aria-disabled', 'true')
  fakeApi.fail('POST /api/undo/{token}')
  await user.click(restore(screen.getByRole('row', { name: /Walk to work/ })))
  expect(await screen.findAllByText(unanswered('it was restored'))).toHaveLength(1)
  expect(toastStore.read()).toMatchObject([{ times: 1 }])
  expect(fakeApi.calls('POST /api/undo/{token}').map(({ params }) => params.token)).toEqual([
    'token-of-the-option',
    'another-token',
    'another-token',
  ])
})
