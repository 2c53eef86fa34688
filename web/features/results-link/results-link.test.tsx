import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resultsLinkMessages as words } from '#contract/messages/results.ts'
import type { ResultsLink as Link } from '#contract/results.ts'
import type { RoomScreen } from '#contract/room.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ResultsLink } from './results-link.tsx'

const READ = 'GET /api/admin/sessions/{id}/results-link'
const MAKE = 'POST /api/admin/sessions/{id}/results-link'
const token = 'T'.repeat(43)
const DAY = 24 * 60 * 60 * 1000
const endsIn = (days: number): Link => ({
  created_at: '2026-11-01T08:00:00.000Z',
  ends_at: new Date(Date.now() + days * DAY).toISOString(),
})

const room: RoomScreen = {
  id: 'K7QM-2XVD',
  title: 'Healthy district',
  status: 'results',
  participants: 4,
  join_url: null,
  step: null,
  message: null,
  timer: null,
  frozen: false,
  silent_rating: false,
}

const show = () => renderApp(<ResultsLink workshopId="K7QM-2XVD" />)

test('a link is made for the chosen time, shown whole, copied, and is no secret of the address', async () => {
  fakeApi.answer(READ, { link: null })
  const { user } = show()
  expect(await screen.findByText(words.none)).toBeVisible()
  expect(screen.queryByRole('button', { name: words.takeBack })).not.toBeInTheDocument()

  const link = endsIn(90)
  fakeApi.answer(MAKE, { ...link, token, base_url: 'https://workshop.example.org' })
  fakeApi.answer(READ, { link })
  await user.selectOptions(screen.getByLabelText(words.howLong), words.days(90))
  await user.click(screen.getByRole('button', { name: words.make }))
  const address = `https://workshop.example.org/results#${token}`
  expect(await screen.findByLabelText(words.newLink)).toHaveValue(address)
  expect(fakeApi.calls(MAKE).map(({ body }) => body)).toEqual([{ days: 90 }])
  await user.click(screen.getByRole('button', { name: words.copy }))
  expect(await screen.findByText(words.copied)).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('a link that was just made goes on the big screen', async () => {
  const change = 'PATCH /api/admin/sessions/{id}/room'
  const link = endsIn(30)
  fakeApi.answer(READ, { link })
  fakeApi.answer(MAKE, { ...link, token, base_url: null })
  fakeApi.answer('GET /api/admin/sessions/{id}/room', room)
  fakeApi.answer(change, room)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: words.makeNew }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.makeNew }))
  const onWall = { scene: { kind: 'end' as const }, results_token: token }
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, ...onWall })
  await user.click(await screen.findByRole('button', { name: words.showOnBigScreen }))
  expect(await screen.findByText(words.onBigScreen)).toBeVisible()
  expect(fakeApi.calls(change).map(({ body }) => body)).toEqual([onWall])

  await user.click(screen.getByRole('button', { name: words.makeNew }))
  expect(within(await screen.findByRole('dialog')).getByText(words.replacesOnBigScreen)).toBeVisible()
})

test('without a known address the link leads to where this page came from', async () => {
  const link = endsIn(30)
  fakeApi.answer(READ, { link: null })
  const { user } = show()
  fakeApi.answer(MAKE, { ...link, token, base_url: null })
  await user.click(await screen.findByRole('button', { name: words.make }))
  fakeApi.answer(READ, { link })
  await user.click(screen.getByRole('button', { name: words.make }))
  expect(await screen.findByLabelText(words.newLink)).toHaveValue(`${window.location.origin}/results#${token}`)
})

test('one that is there is named with its end, but not shown; it is taken back after asking', async () => {
  fakeApi.answer(READ, { link: endsIn(3) })
  const { user } = show()
  expect(await screen.findByText(/^A link works until \d+ \w+ \d{4}\.$/)).toBeVisible()
  expect(screen.queryByLabelText(words.newLink)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.makeNew }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(words.replaceWarning)).toBeVisible()
  expect(question.queryByText(words.replacesOnBigScreen)).not.toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(fakeApi.calls(MAKE)).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: words.takeBack }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words.takeBackWarning)).toBeVisible()
  fakeApi.answer('DELETE /api/admin/sessions/{id}/results-link', null)
  fakeApi.answer(READ, { link: null })
  await user.click(dialog.getByRole('button', { name: words.takeBack }))
  expect(await screen.findByText(words.none)).toBeVisible()
})

test('one that has ended says so', async () => {
  fakeApi.answer(READ, { link: endsIn(-1) })
  show()
  expect(await screen.findByText(/^The link ended on \d+ \w+ \d{4}\.$/)).toBeVisible()
})

test('a server that knows no such links shows nothing of them', async () => {
  const { queryClient } = show()
  const query = () => queryClient.getQueryCache().find({ queryKey: keys.resultsLink('K7QM-2XVD') })
  await waitFor(() => expect(query()?.state.status).toBe('error'))
  expect(screen.queryByText(words.title)).not.toBeInTheDocument()
})
