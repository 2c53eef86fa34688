import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WorkshopOverview } from '#contract/admin.ts'
import type { Cockpit } from '#contract/cockpit.ts'
import { rehearsalMessages as words } from '#contract/messages/workshops.ts'
import type { RehearsalState } from '#contract/rehearsal.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const cockpitIn = (state: RehearsalState): Cockpit => ({
  id: 'K7QM-2XVD',
  title: 'Practice',
  status: 'open',
  catalogue: 'Default catalogue 1.0.0',
  revision: 7,
  participants: state === 'stopped' ? 0 : 12,
  people: [],
  solutions: [],
  deeds: [],
  rehearsal: { seed: 7, speed: 10, state },
})

async function openCockpit(state: RehearsalState) {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', cockpitIn(state))
  fakeApi.answer('GET /api/admin/sessions/{id}/room', {
    id: 'K7QM-2XVD',
    title: 'Practice',
    step: 2,
    message: null,
    timer: null,
    frozen: true,
    silent_rating: false,
    status: 'open',
    participants: 12,
    join_url: null,
  })
  const view = renderApp('/admin/workshops/K7QM-2XVD', { session: null })
  await screen.findByRole('heading', { name: 'Practice' })
  return view
}

const panel = async () => within(await screen.findByRole('region', { name: words.mark }))

test('a rehearsal is let in, paused, sped up and deleted in one click', async () => {
  const { user } = await openCockpit('stopped')
  fakeApi.answer('PATCH /api/admin/sessions/{id}/rehearsal', ({ body }) => {
    const rehearsal = { seed: 7, speed: 10 as const, state: 'playing' as const, ...body }
    fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', { ...cockpitIn('playing'), rehearsal })
    return rehearsal
  })
  expect(await (await panel()).findByText(words.notBegun)).toBeVisible()
  await user.click((await panel()).getByRole('button', { name: words.letIn }))
  await user.click(await (await panel()).findByRole('button', { name: words.pause }))
  await (await panel()).findByText(words.state.paused)
  await user.selectOptions((await panel()).getByLabelText(words.speed), '20')
  await waitFor(() =>
    expect(fakeApi.calls('PATCH /api/admin/sessions/{id}/rehearsal').map(({ body }) => body)).toEqual([
      { state: 'playing' },
      { state: 'paused' },
      { speed: 20 },
    ]),
  )

  fakeApi.answer('DELETE /api/admin/sessions/{id}', null)
  await user.click((await panel()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Workshops' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a hint marks the control that answers it, leads there, and stays away once it is put away', async () => {
  const { user } = await openCockpit('playing')
  expect(await (await panel()).findByText(words.hints.frozen)).toBeVisible()
  const release = await screen.findByRole('button', { name: 'Release editing' })
  await waitFor(() => expect(release).toHaveAttribute('data-hinted'))
  await user.click((await panel()).getByRole('button', { name: words.showMe }))
  expect(release).toHaveFocus()
  await user.click((await panel()).getByRole('button', { name: words.gotIt }))
  expect((await panel()).queryByText(words.hints.frozen)).toBeNull()
  await waitFor(() => expect(release).not.toHaveAttribute('data-hinted'))
})

test('Rehearse opens one and leads to it; in the list it is marked, and deleted without a question', async () => {
  const rehearsal: WorkshopOverview = {
    id: 'K7QM-2XVD',
    title: 'Practice',
    status: 'open',
    created_at: '2026-11-15T08:00:00.000Z',
    participants: 12,
    people_now: 12,
    solutions: 3,
    last_activity: null,
    rehearsal: true,
  }
  fakeApi.answer('GET /api/admin/sessions', [rehearsal])
  fakeApi.answer('DELETE /api/admin/sessions/{id}', null)
  const { user } = renderApp('/admin', { session: null })
  const row = within(await screen.findByRole('row', { name: /Practice/ }))
  expect(row.getByText(words.mark)).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(fakeApi.calls('DELETE /api/admin/sessions/{id}')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()

  fakeApi.answer('POST /api/admin/rehearsals', rehearsal)
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', cockpitIn('stopped'))
  await user.click(screen.getByRole('button', { name: words.rehearse }))
  expect(await (await panel()).findByText(words.notBegun)).toBeVisible()
})
