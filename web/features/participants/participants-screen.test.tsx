import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { participantsMessages } from '#contract/messages/participants.ts'
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
  expect(within(forgotten).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText(participantsMessages.forgotten('participant 1'))).toBeVisible()
  expect(fakeApi.calls('POST /api/admin/sessions/{id}/participants/forget')[0]).toMatchObject({
    params: { id: 'K7QM-2XVD' },
    body: { email: ana.email },
  })
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
