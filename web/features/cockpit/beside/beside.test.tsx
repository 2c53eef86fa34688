import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Help } from '#contract/asides.ts'
import type { Cockpit, CockpitRow } from '#contract/cockpit.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { commonMessages } from '#contract/messages/common.ts'
import type { RoomScreen } from '#contract/room.ts'
import { threeItems } from '../../../testing/agendas.ts'
import { emptyChain, optionOf, purposeOf, ratingOf, requirementOf, storyOf } from '../../../testing/chains.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { progressOf } from '../../../testing/progress.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const helpSince = (minutes: number, about = ''): Help => ({
  asked_at: minutesAgo(minutes),
  by: 'ana@example.org',
  about,
  coming_at: null,
})

const row = (id: number, solution_name: string, more: Partial<CockpitRow> = {}): CockpitRow => ({
  id,
  solution_name,
  p_fhn: 'Freedom',
  last_activity: null,
  progress: progressOf(id),
  help: null,
  note: null,
  ...more,
})

const room: RoomScreen = {
  id: 'K7QM-2XVD',
  title: 'Healthy district',
  status: 'open',
  participants: 3,
  join_url: null,
  step: null,
  message: null,
  timer: null,
  frozen: false,
  silent_rating: false,
}

async function openCockpit(solutions: CockpitRow[], more: Partial<Cockpit> = {}) {
  const cockpit: Cockpit = {
    id: 'K7QM-2XVD',
    title: 'Healthy district',
    status: 'open',
    catalogue: 'Default catalogue 1.0.0',
    revision: 7,
    participants: 3,
    people: [],
    solutions,
    deeds: [],
    ...more,
  }
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', cockpit)
  const view = renderApp('/admin/workshops/K7QM-2XVD', { session: null })
  await screen.findByRole('heading', { name: 'Healthy district' })
  return {
    ...view,
    answer: (now: CockpitRow[]) =>
      fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', { ...cockpit, solutions: now }),
  }
}

test('a call for help lights up at its row, at the top and in the title, the oldest first, until it is answered', async () => {
  const bus = row(2, 'Night bus', { help: helpSince(5.5, 'Which metrics?') })
  const { user, answer } = await openCockpit([row(1, 'Cargo bikes', { help: helpSince(1.5) }), bus, row(3, 'Quiet')])
  const wanted = await screen.findByRole('region', { name: words.helpWanted })
  expect(document.title).toBe('(2) Healthy district · Ninefold')
  expect(screen.getByText('2 groups need help: Night bus, Cargo bikes')).toHaveAttribute('role', 'status')
  const [first] = within(wanted).getAllByRole('listitem')
  expect(first).toHaveTextContent('Night bus')
  expect(within(first!).getByText('Which metrics?')).toBeVisible()
  expect(within(first!).getByText(/^ana, \d+ min ago$/)).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Night bus/ })).getByText(words.needsHelp)).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Quiet/ })).queryByText(words.needsHelp)).not.toBeInTheDocument()

  fakeApi.answer('PUT /api/admin/sessions/{id}/help/{solution_id}', ({ body }) => {
    const help = body.answer === 'coming' ? { ...helpSince(5.5), coming_at: minutesAgo(0) } : null
    answer([row(1, 'Cargo bikes'), { ...bus, help }])
    return null
  })
  await user.click(within(first!).getByRole('button', { name: words.onMyWay }))
  expect(await within(screen.getByRole('row', { name: /Night bus/ })).findByText(words.onTheWay)).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Healthy district · Ninefold'))
  await user.click(screen.getByRole('button', { name: words.answered }))
  await waitFor(() => expect(screen.queryByText(words.onTheWay)).not.toBeInTheDocument())
  expect(fakeApi.calls('PUT /api/admin/sessions/{id}/help/{solution_id}').map(({ body }) => body.answer)).toEqual([
    'coming',
    'answered',
  ])
})

test('the bar that stays in view names the group that waits, and leads to what it asked', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/agenda', threeItems)
  fakeApi.answer('GET /api/admin/sessions/{id}/room', room)
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', {
    made_by: 'host',
    groups: [{ id: 4, name: 'South', solution_ids: [2] }],
    removed: [],
    people: [],
  })
  const { user } = await openCockpit([row(1, 'Cargo bikes'), row(2, 'Night bus', { help: helpSince(1.5) })])
  await user.click(await screen.findByRole('button', { name: words.groupNeedsHelp('South') }))
  expect(screen.getByRole('heading', { name: words.helpWanted })).toHaveFocus()
  const wanted = within(screen.getByRole('region', { name: words.helpWanted }))
  expect(wanted.getByRole('listitem')).toHaveTextContent(/^South Night bus/)
})

test.each([
  ['next to the table where there is room', true],
  ['above the table where there is none', false],
])('it is read %s, and nothing of the page is shut', async (_, matches) => {
  const wide = { ...window.matchMedia(''), matches }
  const other = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => (media.includes('80em') ? wide : other))
  fakeApi.answer('GET /api/solutions/{id}/chain', emptyChain)
  const { user } = await openCockpit([row(1, 'Cargo bikes'), row(2, 'Night bus')])
  const [first, second] = await screen.findAllByRole('button', { name: words.read })
  await user.click(first!)
  expect(await screen.findByRole('heading', { name: 'Cargo bikes' })).toHaveFocus()
  await user.click(second!)
  expect(await screen.findByRole('heading', { name: 'Night bus' })).toHaveFocus()
  expect(screen.queryByRole('heading', { name: 'Cargo bikes' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(second).toHaveFocus())
  expect(screen.queryByRole('heading', { name: 'Night bus' })).not.toBeInTheDocument()
})

test('Read shows beside the table what a group has written and who is where; Escape leads back to it', async () => {
  fakeApi.answer('GET /api/solutions/{id}/chain', {
    ...emptyChain,
    purposes: [purposeOf(3)],
    stories: [storyOf(1), storyOf(2, { user_story: '' })],
    options: [optionOf(31, 1)],
    ratings: [ratingOf(1, 31, 4, 9), ratingOf(2, 31, 5, 1)],
    requirements: [requirementOf(88, 1)],
  })
  const place = { solution_id: 1, editing: null, participant_id: null }
  const people = [
    { ...place, tab: 'tab-of-ana', email: 'ana@example.org', step: 4 },
    { ...place, tab: 'tab-of-host', email: null, host: true as const, step: null },
  ]
  const { user } = await openCockpit([row(1, 'Cargo bikes')], { people })
  const read = await screen.findByRole('button', { name: words.read })
  await user.click(read)
  const panel = within(await screen.findByRole('region', { name: 'Cargo bikes' }))
  const here = within(panel.getByRole('region', { name: words.whoIsHere }))
  expect(here.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ANana User stories', 'HOHost'])
  for (const text of ['Purpose 3', 'Story 1', words.noStory, 'Option 31', 'Requirement 88'])
    expect(await panel.findByText(text, { exact: false })).toBeVisible()
  expect(panel.getByText('Freedom: virtuous Inhibiting, vicious not rated')).toBeInTheDocument()
  expect(panel.queryByText(/^Subsistence: /)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cargo bikes' })).not.toBeInTheDocument())
  await waitFor(() => expect(read).toHaveFocus())
})

test('a note goes to this group alone, from the one that was seen, and is taken back', async () => {
  fakeApi.answer('GET /api/solutions/{id}/chain', emptyChain)
  const bikes = row(1, 'Cargo bikes')
  const { user, answer } = await openCockpit([bikes])
  fakeApi.answer('PUT /api/admin/sessions/{id}/notes/{solution_id}', ({ body: { note: text } }) => {
    const note = text === null ? null : { text, written_at: minutesAgo(0) }
    answer([{ ...bikes, note }])
    return { note }
  })
  await user.click(await screen.findByRole('button', { name: words.read }))
  const panel = within(await screen.findByRole('region', { name: 'Cargo bikes' }))
  await user.type(panel.getByRole('textbox', { name: words.noteWords.label }), 'Begin with one.{Enter}')
  await user.click(await panel.findByRole('button', { name: words.noteWords.takeBack }))
  await waitFor(() => expect(panel.queryByRole('button', { name: words.noteWords.takeBack })).not.toBeInTheDocument())
  expect(fakeApi.calls('PUT /api/admin/sessions/{id}/notes/{solution_id}')).toMatchObject([
    { params: { id: 'K7QM-2XVD', solution_id: '1' }, body: { note: 'Begin with one.', previous: null } },
    { body: { note: null, previous: 'Begin with one.' } },
  ])
  await user.click(panel.getByRole('button', { name: commonMessages.close }))
})

test('a server that knows nothing of notes gets no field for them', async () => {
  fakeApi.answer('GET /api/solutions/{id}/chain', emptyChain)
  const { help: _help, note: _note, ...known } = row(1, 'Cargo bikes')
  const { user } = await openCockpit([known])
  await user.click(await screen.findByRole('button', { name: words.read }))
  const panel = within(await screen.findByRole('region', { name: 'Cargo bikes' }))
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument()
})
