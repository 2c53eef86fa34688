import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { participantsMessages } from '#contract/messages/cockpit.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import type { Participant } from '#contract/participants.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'

const ana: Participant = {
  email: 'ana@example.org',
  joined_at: '2026-11-14T08:00:00.000Z',
  last_activity: null,
  solutions: 2,
  is_forgotten: false,
}

const open = () => {
  fakeApi.answer('GET /api/admin/sessions', [])
  return renderApp('/admin/workshops/K7QM-2XVD/participants', { session: null })
}

test('removes an e-mail after asking, and shows what stands in its place', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/participants', [ana])
  const { user } = open()
  const row = await screen.findByRole('row', { name: /ana@example.org/ })
  await user.click(within(row).getByRole('button', { name: 'Remove e-mail' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(participantsMessages.forgetWarning(ana.email))).toBeVisible()
  expect(fakeApi.calls('POST /api/admin/sessions/{id}/participants/forget')).toEqual([])

  fakeApi.answer('POST /api/admin/sessions/{id}/participants/forget', { email: 'participant 1' })
  fakeApi.answer('GET /api/admin/sessions/{id}/participants', [{ ...ana, email: 'participant 1', is_forgotten: true }])
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  const forgotten = await screen.findByRole('row', { name: /participant 1/ })
  expect(within(forgotten).queryByRole('button', { name: 'Remove e-mail' })).not.toBeInTheDocument()
  expect(screen.getByText(participantsMessages.forgotten('participant 1'))).toBeVisible()
  expect(fakeApi.calls('POST /api/admin/sessions/{id}/participants/forget')[0]).toMatchObject({
    params: { id: 'K7QM-2XVD' },
    body: { email: ana.email },
  })
})

test('takes out a name, lets a person go after asking, and in again', async () => {
  const path = 'GET /api/admin/sessions/{id}/participants'
  fakeApi.answer(path, [{ ...ana, name: 'Ana M', known_as: 'Ana M' }])
  const { user } = open()
  const row = await screen.findByRole('row', { name: /Ana M/ })
  fakeApi.answer('POST /api/admin/sessions/{id}/participants/clear-name', null)
  fakeApi.answer(path, [{ ...ana, known_as: 'participant 1' }])
  await user.click(within(row).getByRole('button', { name: 'Remove name' }))
  const numbered = await screen.findByRole('row', { name: /participant 1/ })
  fakeApi.answer('PUT /api/admin/sessions/{id}/participants/let-go', null)
  await user.click(within(numbered).getByRole('button', { name: 'Remove from workshop' }))
  expect(fakeApi.calls('PUT /api/admin/sessions/{id}/participants/let-go')).toEqual([])
  fakeApi.answer(path, [{ ...ana, let_go: true }])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove from workshop' }))
  fakeApi.answer(path, [ana])
  await user.click(await screen.findByRole('button', { name: 'Readmit' }))
  expect(await screen.findByRole('button', { name: 'Remove from workshop' })).toBeVisible()
  const sent = fakeApi.calls('PUT /api/admin/sessions/{id}/participants/let-go').map(({ body }) => body)
  expect(sent).toEqual([
    { email: ana.email, let_go: true },
    { email: ana.email, let_go: false },
  ])
})

test('says that nobody is there, and that there is no such workshop', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/participants', [])
  const { unmount } = open()
  expect(await screen.findByText(participantsMessages.none)).toBeVisible()
  unmount()
  fakeApi.refuse('GET /api/admin/sessions/{id}/participants', 'NOT_FOUND')
  open()
  expect(await screen.findByText(workshopsMessages.notFound)).toBeVisible()
})

testUnansweredDeed('removing an e-mail', {
  call: 'POST /api/admin/sessions/{id}/participants/forget',
  failure: unanswered('the e-mail was removed'),
  begin: async () => {
    fakeApi.answer('GET /api/admin/sessions/{id}/participants', [ana])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove e-mail' }))
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})
