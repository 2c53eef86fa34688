import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Agenda } from '#contract/agenda.ts'
import type { RoomScreen } from '#contract/room.ts'
import { threeItems } from '../../testing/agendas.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { AgendaNow } from './agenda-now.tsx'
import { AgendaPlan } from './agenda-plan.tsx'

const move = 'POST /api/admin/sessions/{id}/agenda/move'
const room: RoomScreen = {
  id: 'K7QM-2XVD',
  title: 'Healthy district',
  status: 'open',
  participants: 4,
  join_url: null,
  step: null,
  message: null,
  timer: null,
  frozen: false,
  silent_rating: false,
}
let agenda: Agenda

beforeEach(() => {
  agenda = threeItems
  fakeApi.answer('GET /api/admin/sessions/{id}/agenda', () => agenda)
  fakeApi.answer('GET /api/admin/sessions/{id}/room', room)
  fakeApi.answer(move, ({ body }) => {
    const began_at = new Date().toISOString()
    agenda = { ...agenda, at: body.to, log: [...agenda.log, { item_id: body.to, began_at }] }
    return { agenda, room }
  })
})
const open = () =>
  renderApp(
    <>
      <AgendaNow workshopId="K7QM-2XVD" sign={<p>Sign</p>} />
      <AgendaPlan workshopId="K7QM-2XVD" />
    </>,
    { session: null },
  )
const sent = () => fakeApi.calls(move).map(({ body }) => body)

test('a double click leads on by one item, and so does a key that is held', async () => {
  const { user } = open()
  await user.dblClick(await screen.findByRole('button', { name: /Start:.*Welcome/ }))
  await screen.findByRole('button', { name: /Next:.*Metrics/ })
  const held = fireEvent.keyDown(screen.getByRole('button', { name: /Next:.*Metrics/ }), { key: 'Enter', repeat: true })
  expect(held, 'it does nothing').toBe(false)
  expect(sent()).toEqual([{ from: null, to: 1 }])
})

test('one press a step leads through the agenda, from where the workshop is', async () => {
  const { user } = open()
  expect(await screen.findByText('Not started: 3 items, 32 min.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Start:.*Welcome/ }))
  await user.click(await screen.findByRole('button', { name: /Next:.*Metrics/ }))
  expect(await screen.findByText('12 min planned, under 1 min so far', { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Next:.*Close/ }))
  expect(await screen.findByText('This is the last item.')).toBeVisible()
  expect(sent()).toEqual([
    { from: null, to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ])
})

test('Alt and N is the same press; N alone is not', async () => {
  const { user } = open()
  await screen.findByRole('button', { name: /Start:/ })
  await user.keyboard('n')
  expect(sent()).toEqual([])
  await user.keyboard('{Alt>}n{/Alt}')
  await waitFor(() => expect(sent()).toEqual([{ from: null, to: 1 }]))
})

test('says what Next will switch that was set by hand', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, silent_rating: true, frozen: true })
  open()
  const says = 'Start ends silent rating, releases editing'
  expect(await screen.findByText(says)).toBeVisible()
  expect(screen.getByRole('button', { name: /Start:/ })).toHaveAccessibleDescription(new RegExp(says))
})

test.each(['results', 'closed'] as const)('one that is %s is not led on; its agenda can be read', async (status) => {
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, status })
  const { user } = open()
  await user.click(await screen.findByText('All items'))
  expect(screen.getByRole('link', { name: 'Edit agenda' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await user.keyboard('{Alt>}n{/Alt}')
  expect(sent()).toEqual([])
})

test('leads to the editor, and says that changes wait there', async () => {
  const first = renderApp('/admin/workshops/K7QM-2XVD/agenda', { session: null })
  await first.user.type(await screen.findByDisplayValue('Welcome'), ' all')
  first.unmount()
  open()
  expect(await screen.findByRole('link', { name: 'Edit agenda' })).toBeVisible()
  expect(screen.getByText('Changes not saved')).toBeVisible()
})

test('a press that another window was ahead of says so, and shows where the workshop is', async () => {
  fakeApi.refuse(move, 'AGENDA_MOVED')
  const { user } = open()
  const start = await screen.findByRole('button', { name: /Start:/ })
  agenda = { ...agenda, at: 2, log: [{ item_id: 2, began_at: new Date().toISOString() }] }
  await user.click(start)
  expect(await screen.findByText('The workshop has moved on to another item.')).toBeVisible()
  expect(await screen.findByRole('button', { name: /Next:.*Close/ })).toBeVisible()
})

test('planned and actual times stand side by side, and any item can be gone to', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  agenda = {
    ...agenda,
    at: 2,
    log: [
      { item_id: 1, began_at: minutesAgo(20.5) },
      { item_id: 2, began_at: minutesAgo(5.5) },
    ],
  }
  const { user } = open()
  expect(await screen.findByText(/17 min left in total/)).toBeVisible()
  await user.click(screen.getByText('All items'))
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'ItemPlannedSo farGo there',
    'Welcome10 min15 minGo there',
    'Metrics12 min5 min',
    'Close10 minGo there',
  ])
  const current = screen.getByRole('row', { current: 'step' })
  expect(within(current).getByRole('rowheader', { name: 'Metrics' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Go to.*Welcome/ }))
  await waitFor(() => expect(sent()).toEqual([{ from: 2, to: 1 }]))
})

test('a minute more is asked for only while a clock is running', async () => {
  const { user, unmount } = open()
  await screen.findByRole('button', { name: /Start:/ })
  expect(screen.queryByRole('button', { name: '+1 min' })).not.toBeInTheDocument()
  unmount()
  const ends_at = new Date(Date.now() + 60_000).toISOString()
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, timer: { minutes: 5, ends_at } })
  fakeApi.answer('PATCH /api/admin/sessions/{id}/room', room)
  open()
  await user.click(await screen.findByRole('button', { name: '+1 min' }))
  await waitFor(() =>
    expect(fakeApi.calls('PATCH /api/admin/sessions/{id}/room').map(({ body }) => body)).toEqual([
      { timer_longer_by: 1 },
    ]),
  )
})

test('a server that knows no agenda shows none', async () => {
  fakeApi.refuse('GET /api/admin/sessions/{id}/agenda', 'NO_SUCH_ROUTE')
  open()
  await waitFor(() => expect(fakeApi.calls('GET /api/admin/sessions/{id}/agenda')).toHaveLength(1))
  expect(screen.queryByText('Agenda')).not.toBeInTheDocument()
})
