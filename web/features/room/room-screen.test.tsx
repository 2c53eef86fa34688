import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { conflictsMessages, draftsMessages } from '#contract/messages/edits.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import type { Room, RoomScreen } from '#contract/room.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { unanswered } from '../../testing/unanswered-deed.ts'
import { fillIn } from '../../testing/fill-in.ts'

const room: RoomScreen = {
  id: 'K7QM-2XVD',
  title: 'Healthy district',
  status: 'open',
  participants: 34,
  join_url: 'http://192.168.1.20:3000',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  silent_rating: false,
}

async function openRoom(given: Partial<RoomScreen> = {}) {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, ...given })
  const view = renderApp('/admin/workshops/K7QM-2XVD/room', { session: null })
  await screen.findByRole('heading', { level: 1, name: room.title })
  return view
}

test('shows how to join and how many have, and no sidebar', async () => {
  await openRoom()
  expect(screen.getByText(/192\.168\.1\.20:3000/)).toBeVisible()
  expect(screen.getByText('34 people joined')).toBeVisible()
  expect(screen.getByRole('img', { name: 'QR code that opens the login' })).toBeVisible()
  expect(screen.getByText(roomScreenMessages.welcome)).toBeVisible()
  expect(screen.queryByText(roomScreenMessages.loopback)).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByText(/Here now/)).not.toBeInTheDocument()
})

test('says who is here by the names they have given, and counts the others', async () => {
  const crowd = Array.from({ length: 40 }, (_, place) => ({ name: `Person ${place}` }))
  await openRoom({ here: [{ name: 'Ana M.', email: 'ana@example.org' }, { email: 'ben@example.org' }, {}, ...crowd] })
  expect(screen.getByText(/^Here now, 43: Ana M\., Person 0, .*Person \d+ and \d\d more$/)).toBeVisible()
})

test('warns when nobody else could reach the address', async () => {
  await openRoom({ join_url: null })
  expect(screen.getByText(roomScreenMessages.loopback)).toBeVisible()
})

test('says that the workshop shows its results, and that it can be joined', async () => {
  await openRoom({ status: 'results', frozen: true, scene: { kind: 'join' } })
  expect(screen.getByText(roomScreenMessages.showsResults)).toBeVisible()
  expect(screen.queryByText(roomMessages.frozen)).not.toBeInTheDocument()
})

test('shows the step with its help, the message, the freeze, the time, and the way in small', async () => {
  const ends_at = new Date(Date.now() + 4.5 * 60_000).toISOString()
  await openRoom({ step: 4, message: 'Coffee at ten.', frozen: true, timer: { ends_at, minutes: 5 } })
  expect(screen.getByRole('heading', { name: '4 User stories' })).toBeVisible()
  expect(screen.getByText(helpMessages.userStories)).toBeVisible()
  expect(screen.getByText('Coffee at ten.')).toBeVisible()
  expect(screen.getByText(roomMessages.frozen)).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^4:[0-3]\d left$/)
  expect(screen.getByText(room.id)).toBeVisible()
  expect(screen.queryByText(roomScreenMessages.welcome)).not.toBeInTheDocument()
})

test('the controls announce, time, tell and freeze', async () => {
  const { user } = await openRoom({ timer: { ends_at: new Date().toISOString(), minutes: 5 }, message: 'Old' })
  fakeApi.answer('PATCH /api/admin/sessions/{id}/room', room)
  await user.click(screen.getByRole('button', { name: 'Controls' }))
  const controls = within(await screen.findByRole('dialog'))
  await user.selectOptions(controls.getByLabelText('Announced step'), '3 Stakeholders')
  expect(await screen.findByText(roomScreenMessages.stepAnnounced(3))).toHaveAttribute('role', 'status')
  await user.click(controls.getByRole('button', { name: '10 min' }))
  expect(await screen.findByText(roomScreenMessages.timerStarted)).toHaveAttribute('role', 'status')
  await user.type(controls.getByLabelText('Minutes'), '0')
  expect(controls.getByRole('button', { name: 'Start' })).toBeDisabled()
  await user.type(controls.getByLabelText('Minutes'), '{Backspace}25{Enter}')
  await user.click(controls.getByRole('button', { name: 'Stop timer' }))
  const message = controls.getByLabelText('Message to everyone')
  expect(message).toHaveValue('Old')
  await user.clear(message)
  await user.type(message, ' New {Enter}')
  await user.click(controls.getByRole('button', { name: 'Remove message' }))
  const freeze = controls.getByRole('button', { name: 'Freeze editing' })
  expect(freeze).toHaveAccessibleDescription(roomScreenMessages.freezeMeans)
  await user.click(freeze)
  expect(fakeApi.calls('PATCH /api/admin/sessions/{id}/room').map(({ body }) => body)).toEqual([
    { step: 3 },
    { timer_minutes: 10 },
    { timer_minutes: 25 },
    { timer_minutes: null },
    { message: 'New', previous: 'Old' },
    { message: null, previous: 'Old' },
    { frozen: true },
  ])
})

test.each([
  ['5 min', 'the timer was started'],
  ['Freeze editing', 'editing was frozen'],
  ['Turn silent rating on', 'silent rating was turned on'],
])('%s without an answer says what is not known, once', async (name, deed) => {
  fakeApi.fail('PATCH /api/admin/sessions/{id}/room')
  const { user } = await openRoom()
  await user.click(screen.getByRole('button', { name: 'Controls' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  expect(await screen.findAllByText(unanswered(deed))).toHaveLength(1)
})

test('says quietly that it no longer follows, and goes on when the server is back', async () => {
  const { queryClient } = await openRoom({ step: 4, message: 'Coffee at ten.' })
  const behind = () => screen.queryByText(/^Disconnected\. Last updated at \d\d:\d\d\.$/)
  expect(behind()).not.toBeInTheDocument()
  fakeApi.goAway()
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(behind()).toBeVisible())
  expect(screen.getByText('Coffee at ten.')).toBeVisible()
  fakeApi.comeBack()
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(behind()).not.toBeInTheDocument())
})

test('a control keeps the focus while its change is on its way', async () => {
  const { user } = await openRoom()
  const [answer, { resolve }] = held<Room>()
  fakeApi.answer('PATCH /api/admin/sessions/{id}/room', () => answer)
  await user.click(screen.getByRole('button', { name: 'Controls' }))
  const freeze = await screen.findByRole('button', { name: 'Freeze editing' })
  await user.click(freeze)
  await waitFor(() => expect(freeze).toHaveAttribute('aria-disabled', 'true'))
  await user.selectOptions(screen.getByLabelText('Announced step'), '3 Stakeholders')
  expect(screen.getByLabelText('Announced step')).toHaveFocus()
  resolve(room)
  await waitFor(() => expect(freeze).not.toHaveAttribute('aria-disabled'))
  expect(fakeApi.calls('PATCH /api/admin/sessions/{id}/room').map(({ body }) => body)).toEqual([{ frozen: true }])
})

describe('a message being typed', () => {
  const field = () => screen.findByLabelText('Message to everyone')
  const change = 'PATCH /api/admin/sessions/{id}/room'

  async function type(words: string) {
    const view = await openRoom()
    await view.user.click(screen.getByRole('button', { name: 'Controls' }))
    await fillIn(view.user, await field(), words)
    return view
  }

  test('outlives any change of the room', async () => {
    const { user, queryClient } = await type('Coffee at')
    fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, step: 3, message: 'Somebody else’s' })
    await queryClient.refetchQueries()
    expect(await screen.findByRole('button', { name: 'Remove message' })).toBeVisible()
    expect(await field()).toHaveValue('Coffee at')
    fakeApi.answer(change, room)
    await user.type(await field(), ' ten{Enter}')
    await waitFor(() =>
      expect(fakeApi.calls(change).map(({ body }) => body)).toEqual([{ message: 'Coffee at ten', previous: null }]),
    )
  })

  test('stands beside what people see now, once another window has changed that', async () => {
    const { user, queryClient } = await type('Coffee at')
    const seen = () => screen.queryByText(/^People see/)
    expect(seen()).not.toBeInTheDocument()
    fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, message: 'Lunch at noon' })
    await queryClient.refetchQueries()
    expect(await screen.findByText(roomScreenMessages.seenNow('Lunch at noon'))).toBeVisible()

    fakeApi.answer(change, () => {
      fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, message: 'Coffee at ten' })
      return room
    })
    await user.type(await field(), ' ten{Enter}')
    await waitFor(() => expect(seen()).not.toBeInTheDocument())
    expect(await field()).toHaveValue('Coffee at ten')
  })

  test('tells that the message it began with has been taken back meanwhile', async () => {
    const { user, queryClient } = await openRoom({ message: 'Coffee at ten' })
    await user.click(screen.getByRole('button', { name: 'Controls' }))
    await fillIn(user, await field(), ' sharp')
    expect(screen.queryByText(roomScreenMessages.nothingSeenNow)).not.toBeInTheDocument()
    fakeApi.answer('GET /api/admin/sessions/{id}/room', room)
    await queryClient.refetchQueries()
    expect(await screen.findByText(roomScreenMessages.nothingSeenNow)).toBeVisible()
  })

  const refuse = (message: string | null) =>
    fakeApi.refuse(change, {
      status: 409,
      body: { error: roomScreenMessages.changedMeanwhile, code: 'MESSAGE_CHANGED', conflicts: [{ message }] },
    })

  test('is shown beside the one another window sent meanwhile, and sent over it only when the host says so', async () => {
    const { user } = await type('Coffee at ten')
    refuse('Lunch at noon')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: conflictsMessages.title })
    expect(dialog).toHaveTextContent('Lunch at noon')
    const asked = within(dialog)
    fakeApi.answer(change, room)
    await user.click(asked.getByRole('radio', { name: conflictsMessages.keepMine }))
    await user.click(asked.getByRole('button', { name: conflictsMessages.saveDecision }))
    await waitFor(() =>
      expect(fakeApi.calls(change).at(-1)?.body).toEqual({ message: 'Coffee at ten', previous: 'Lunch at noon' }),
    )
  })

  test('Take back leaves one that another window sent meanwhile, and says so', async () => {
    const { user } = await openRoom({ message: 'Coffee at ten' })
    await user.click(screen.getByRole('button', { name: 'Controls' }))
    refuse('Lunch at noon')
    await user.click(await screen.findByRole('button', { name: 'Remove message' }))
    expect(await screen.findByText(roomScreenMessages.changedMeanwhile)).toBeVisible()
  })

  test('is in its field on the next visit', async () => {
    const first = await type('Coffee at')
    first.unmount()
    const { user } = await openRoom()
    await user.click(screen.getByRole('button', { name: 'Controls' }))
    expect(await field()).toHaveValue('Coffee at')
    expect(screen.getByText(draftsMessages.notSaved)).toBeVisible()
  })
})
