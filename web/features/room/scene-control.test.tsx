import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { scenesMessages as words } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import type { Scene } from '#contract/scene.ts'
import { emptyChain, optionOf, storyOf } from '../../testing/chains.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { progressOf } from '../../testing/progress.ts'

const change = 'PATCH /api/admin/sessions/{id}/room'
const id = 'K7QM-2XVD'

const room: RoomScreen = {
  id,
  title: 'Healthy district',
  status: 'open',
  participants: 9,
  join_url: 'http://192.168.1.20:3000',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  silent_rating: true,
}

const progress = progressOf(1, { metrics: 1, stakeholders: 1, stories_written: 1, options: 2 })
const solutionOf = (solutionId: number, solution_name: string) => ({
  id: solutionId,
  solution_name,
  p_fhn: 'Freedom',
  last_activity: null,
  progress: { ...progress, solution_id: solutionId },
})
const roundOf = (functional_option_id: number, virtuous: boolean, revealed: boolean) => ({
  solution_id: 1,
  solution_name: 'Cargo bikes',
  functional_option_id,
  functional_option: `Option ${functional_option_id}`,
  virtuous,
  people: 7,
  revealed,
})

beforeEach(() => {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', {
    id,
    title: room.title,
    status: 'open',
    catalogue: 'Ninefold 1',
    revision: 1,
    participants: 9,
    people: [],
    screens: 1,
    solutions: [solutionOf(1, 'Cargo bikes'), solutionOf(2, 'Going home')],
    deeds: [],
  })
  fakeApi.answer('GET /api/solutions/{id}/chain', ({ params }) => ({
    ...emptyChain,
    id: Number(params.id),
    stories: [storyOf(1)],
    options: [optionOf(1, 1), optionOf(2, 1)],
  }))
})

/** The big screen, whose scene changes as the host asks. */
async function openScreen(given: Partial<RoomScreen> = {}) {
  let shown = { ...room, ...given }
  fakeApi.answer('GET /api/admin/sessions/{id}/room', () => shown)
  fakeApi.answer(change, ({ body }) => {
    const { scene: _former, ...others } = shown
    shown = body.scene ? { ...others, scene: body.scene } : others
    return shown
  })
  const view = renderApp(`/admin/workshops/${id}/room`, { session: null })
  await screen.findByRole('heading', { level: 1, name: room.title })
  return view
}

const asked = () => fakeApi.calls(change).map(({ body }) => body.scene)

test('arrow keys step through options and solutions, and stop where there is nothing that way', async () => {
  const { user } = await openScreen({ scene: { kind: 'solution' } })
  expect(await screen.findByRole('heading', { name: 'Option 1' })).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Option 2' })).toBeVisible()
  await user.keyboard('{PageDown}')
  await waitFor(() => expect(asked()).toHaveLength(1))
  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(asked()).toEqual<Scene[]>([
      { kind: 'solution', solution_id: 1, functional_option_id: 2 },
      { kind: 'solution', solution_id: 2 },
    ]),
  )
})

test('what was chosen and is gone gives way to the first that there is, and nothing to one sentence', async () => {
  const { unmount } = await openScreen({ scene: { kind: 'solution', solution_id: 77, functional_option_id: 88 } })
  expect(await screen.findByRole('heading', { name: 'Option 1' })).toBeVisible()
  unmount()
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [roundOf(1, true, false)])
  await openScreen({ scene: { kind: 'reveal' } })
  expect(await screen.findByText('Nothing is revealed yet.')).toBeVisible()
})

test('the controls choose a scene, say which part is shown, and step on', async () => {
  const { user } = await openScreen()
  await user.click(screen.getByRole('button', { name: 'Controls' }))
  const controls = within(await screen.findByRole('dialog'))
  expect(await controls.findByText('One big screen is open.')).toBeVisible()
  await user.selectOptions(controls.getByLabelText('Big screen'), 'A solution')
  expect(await controls.findByText('Option 1 (1 of 2)')).toBeVisible()
  expect(controls.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await user.click(controls.getByRole('button', { name: 'Next' }))
  expect(await controls.findByText('Option 2 (2 of 2)')).toBeVisible()
  await waitFor(() =>
    expect(controls.getByLabelText('Solution on the big screen')).not.toHaveAttribute('aria-disabled'),
  )
  await user.selectOptions(controls.getByLabelText('Solution on the big screen'), 'Going home')
  await waitFor(() => expect(asked()).toHaveLength(3))
  await waitFor(() => expect(controls.getByLabelText('Big screen')).not.toHaveAttribute('aria-disabled'))
  await user.selectOptions(controls.getByLabelText('Big screen'), 'Automatic (how to join, then the current step)')
  await waitFor(() =>
    expect(asked()).toEqual([
      { kind: 'solution' },
      { kind: 'solution', solution_id: 1, functional_option_id: 2 },
      { kind: 'solution', solution_id: 2 },
      null,
    ]),
  )
})

test('silent rating counts against who is here, and tells nothing of what they chose', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [
    { ...roundOf(1, true, true), spread: [{ fhn_id: 1, measure: 4, people: 7 }] },
  ])
  await openScreen({ scene: { kind: 'silent_rating' }, here: Array.from({ length: 9 }, () => ({})) })
  expect(await screen.findByRole('row', { name: /Option 1/ })).toHaveTextContent(
    'Option 1Cargo bikes7 of 9 Revealed0 of 9 have rated',
  )
  expect(screen.queryByText('Inhibiting')).not.toBeInTheDocument()
})

test('a reveal shows how many chose what, and of too few people nothing', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [
    {
      ...roundOf(1, true, true),
      spread: [
        { fhn_id: 1, measure: 1, people: 4 },
        { fhn_id: 1, measure: 4, people: 3 },
      ],
    },
    { ...roundOf(1, false, true), people: 2 },
  ])
  const { user } = await openScreen({ scene: { kind: 'reveal' } })
  const row = await screen.findByRole('row', { name: /Subsistence/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '0', '3', '0', 'Opposite views'])
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('Too few people rated to show how views spread.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('of two rounds both are shown, how many chose the same and how many changed; the first alone while the second is open', async () => {
  const first = {
    people: 7,
    spread: [
      { fhn_id: 1, measure: 1, people: 4 },
      { fhn_id: 1, measure: 4, people: 3 },
    ],
  }
  const open = { ...roundOf(1, true, false), round: 2 as const, share: 80, people: 0, first }
  const changed = [{ fhn_id: 1, people: 3, of: 7 }]
  const spread = [{ fhn_id: 1, measure: 1, people: 7 }]
  fakeApi.answer('GET /api/admin/sessions/{id}/silent_ratings', [
    open,
    { ...open, functional_option_id: 2, revealed: true, people: 7, spread, changed },
  ])
  const { user } = await openScreen({ scene: { kind: 'reveal' } })
  const row = async () =>
    within(await screen.findByRole('row', { name: /Subsistence/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(await row()).toEqual(['4', '0', '3', '0', 'Opposite views'])
  await user.keyboard('{ArrowRight}')
  await waitFor(async () =>
    expect(await row()).toEqual([
      `${words.before(4)} 4 → 7`,
      `${words.before(0)} 0`,
      `${words.before(3)} 3 → 0`,
      `${words.before(0)} 0`,
      `All agree100%, reached${words.haveChanged(3, 7)}`,
    ]),
  )
})

test.each(['results', 'closed'] as const)('the end of a workshop that is %s', async (status) => {
  await openScreen({ status, scene: { kind: 'end' } })
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const isClosed = status === 'closed'
  expect(screen.queryAllByRole('img')).toHaveLength(isClosed ? 0 : 1)
  expect(screen.queryAllByText('This workshop is closed.')).toHaveLength(isClosed ? 1 : 0)
  expect(screen.queryAllByText(/Log in/)).toHaveLength(isClosed ? 0 : 1)
  expect(screen.queryByText(/Join/)).not.toBeInTheDocument()
})

test.each(['open', 'results', 'closed'] as const)(
  'the end of one that is %s leads to the results by a link',
  async (status) => {
    await openScreen({ status, scene: { kind: 'end' }, results_token: 'T'.repeat(43) })
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual([words.resultsQrCode])
    expect(screen.getByText(words.readResults)).toBeVisible()
    expect(screen.queryByText(/Log in|Join/)).not.toBeInTheDocument()
  },
)
