import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Cockpit } from '#contract/cockpit.ts'
import { silentRatingMessages, silentRoundsMessages } from '#contract/messages/silent-rating.ts'
import type { RoomScreen } from '#contract/room.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'
import { SilentRounds } from './silent-rounds.tsx'

const room: RoomScreen = {
  id: 'K7QM-2XVD',
  title: 'Healthy district',
  status: 'open',
  participants: 4,
  join_url: null,
  step: 6,
  message: null,
  timer: null,
  frozen: false,
  silent_rating: true,
}
const round: WatchedRound = {
  solution_id: 1,
  solution_name: 'Cargo bikes',
  functional_option_id: 31,
  functional_option: 'Book a bike',
  virtuous: true,
  people: 3,
  revealed: true,
}
const cockpit: Cockpit = {
  id: room.id,
  title: room.title,
  status: 'open',
  catalogue: 'Default catalogue 1.0.0',
  revision: 7,
  participants: 4,
  people: [],
  solutions: [],
  deeds: [],
  screens: 1,
}
const words = silentRoundsMessages
const reveal = 'POST /api/admin/sessions/{id}/silent_ratings/reveal'

beforeEach(() => {
  fakeApi.answer('GET /api/admin/sessions/{id}/room', room)
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [round, { ...round, virtuous: false, revealed: false }])
})
const open = () => renderApp(<SilentRounds workshopId="K7QM-2XVD" />, { session: null })

test('switched off, nothing is asked and nothing shown', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, silent_rating: false })
  open()
  await waitFor(() => expect(fakeApi.calls('GET /api/admin/sessions/{id}/room')).toHaveLength(1))
  expect(screen.queryByText('Silent rating')).not.toBeInTheDocument()
  expect(fakeApi.calls('GET /api/admin/sessions/{id}/silent_ratings')).toEqual([])
})

test('says how many have rated, and reveals one option after a question', async () => {
  fakeApi.answer(reveal, { revealed: 1 })
  const { user } = open()
  expect(await screen.findByText(`Virtuous: ${silentRatingMessages.count(3)}`)).toBeVisible()
  expect(screen.getByText('Revealed')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reveal all virtuous' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Reveal' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(silentRoundsMessages.revealLast('Book a bike'))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Reveal' }))
  expect(await screen.findByText(silentRoundsMessages.revealed(1))).toBeVisible()
  expect(fakeApi.calls(reveal).map(({ body }) => body)).toEqual([{ virtuous: false, functional_option_id: 31 }])
})

test('says how many of those who rated are not here, only where there are some', async () => {
  const hidden = { ...round, revealed: false }
  const rounds = [
    { ...hidden, rated_absent: 2 },
    { ...hidden, virtuous: false },
  ]
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', rounds)
  open()
  expect(await screen.findByText('2 of them are not here now.')).toBeVisible()
  expect(screen.getAllByText(/not here now/)).toHaveLength(1)
})

testUnansweredDeed('revealing what everybody rated', {
  call: reveal,
  failure: unanswered('the ratings were revealed'),
  begin: async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reveal' }))
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reveal' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})

test('what is revealed is shown on the big screen where one is showing, unless that is not wanted', async () => {
  const change = 'PATCH /api/admin/sessions/{id}/room'
  const hidden = { ...round, round: 1 as const, revealed: false }
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [hidden])
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', cockpit)
  fakeApi.answer(reveal, { revealed: 1 })
  fakeApi.answer(change, room)
  const { user } = open()
  const press = async (uncheck: boolean) => {
    await user.click(await screen.findByRole('button', { name: 'Reveal' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(words.revealOne('Book a bike'))).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: words.onBigScreen })).toBeChecked()
    if (uncheck) await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Reveal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await press(true)
  await press(false)
  await waitFor(() => expect(fakeApi.calls(change)).toHaveLength(1))
  expect(fakeApi.calls(reveal)).toHaveLength(2)
  const scene = { kind: 'reveal', solution_id: 1, functional_option_id: 31, virtuous: true }
  expect(fakeApi.calls(change).map(({ body }) => body)).toEqual([{ scene }])
})

test('reveals all of one direction, or nothing when it is cancelled', async () => {
  fakeApi.answer(reveal, { revealed: 0 })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Reveal all vicious' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(fakeApi.calls(reveal)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Reveal all vicious' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reveal' }))
  expect(await screen.findByText(silentRoundsMessages.revealed(0))).toBeVisible()
  expect(fakeApi.calls(reveal).map(({ body }) => body)).toEqual([{ virtuous: false }])
})

const again = 'POST /api/admin/sessions/{id}/silent_ratings/second_round'

test('opens a second round of an option with the share that counts in it; a server that tells no rounds offers none', async () => {
  const { unmount } = open()
  await screen.findByText('Revealed')
  expect(screen.queryByRole('button', { name: words.secondRound })).not.toBeInTheDocument()
  unmount()

  const rounds = [
    { ...round, round: 1 as const },
    { ...round, functional_option_id: 32, round: 2 as const, people: 2, revealed: false, first: { people: 3 } },
  ]
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', rounds)
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, here: Array.from({ length: 4 }, () => ({})) })
  fakeApi.answer(again, { opened: 1 })
  const { user } = open()
  expect(await screen.findByText(`Virtuous, second round: ${silentRatingMessages.count(2, 4)}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: words.secondRound }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words.openOne('Book a bike'))).toBeVisible()
  expect(dialog.getByLabelText(words.share)).toHaveValue('70')
  await user.selectOptions(dialog.getByLabelText(words.share), words.shareOption(80))
  await user.click(dialog.getByRole('button', { name: words.open }))
  expect(await screen.findByText(words.opened(1))).toBeVisible()
  expect(fakeApi.calls(again).map(({ body }) => body)).toEqual([
    { virtuous: true, functional_option_id: 31, share: 80 },
  ])
})

test('the last reveal offers no further round, and the panel says what share was set', async () => {
  const second = { ...round, round: 2 as const, share: 80, revealed: false, first: { people: 3 } }
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [second])
  const { user } = open()
  expect(await screen.findByText(words.shareOfRound(80))).toBeVisible()
  for (const [button, sentence] of [
    ['Reveal', words.revealAgain('Book a bike')],
    ['Reveal all virtuous', words.revealAllAgain('virtuous')],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: words.revealTheSecondVirtuous }))
    expect(dialog.getByText(sentence)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})

test('a second round in which nobody has rated is taken back, of one option or of all', async () => {
  const takeBack = 'POST /api/admin/sessions/{id}/silent_ratings/second_round/take_back'
  const opened = { ...round, round: 2 as const, revealed: false, people: 0, first: { people: 3 } }
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [
    opened,
    { ...opened, functional_option_id: 32, people: 1 },
  ])
  fakeApi.answer(takeBack, { taken_back: 1 })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: words.takeBack }))
  expect(await screen.findByText(words.takenBack(1))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words.takeBackVirtuous }))
  await waitFor(() =>
    expect(fakeApi.calls(takeBack).map(({ body }) => body)).toEqual([
      { virtuous: true, functional_option_id: 31 },
      { virtuous: true },
    ]),
  )
})

test('the share of first rounds is set before they begin', async () => {
  const change = 'PATCH /api/admin/sessions/{id}/room'
  fakeApi.answer(change, room)
  const { user } = open()
  const share = await screen.findByLabelText(words.share)
  expect(share).toHaveDisplayValue(words.noShare)
  await user.selectOptions(share, words.shareOption(60))
  await waitFor(() => expect(fakeApi.calls(change).map(({ body }) => body)).toEqual([{ silent_share: 60 }]))
})
