import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FileChange } from '#contract/changes.ts'
import { errors } from '#contract/errors.ts'
import type { Taken } from '#contract/fields.ts'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { changesMessages } from '#contract/messages/imports.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import type { Room } from '#contract/room.ts'
import { TOAST_FADE_MS, TOAST_MS, UNDO_MS } from '#contract/limits.ts'
import { storeSession } from '../../lib/session/stored-session.ts'
import { cards, giveCardsTheirTime } from '../../testing/cards.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { announce, cardTimes } from '../../ui/feedback/toast-store.ts'

const words = undoMessages
const took = (kind: Taken['kind'], counts: Partial<Taken> = {}): Taken => ({
  kind,
  solution_id: 3,
  solution_name: 'Cargo bikes',
  name: 'Book a bike',
  metrics: 0,
  stakeholders: 0,
  stories: 0,
  options: 0,
  ratings: 0,
  requirements: 0,
  ...counts,
})
const option = took('option', { options: 1, ratings: 5, requirements: 2 })

afterEach(() => {
  vi.useRealTimers()
})

/** The application, with something deleted in it. */
async function start() {
  fakeApi.answer('GET /api/solutions', [])
  const app = renderApp('/solutions')
  await screen.findByRole('heading', { level: 1, name: 'Solutions' })
  return app
}
const { deleted } = functionalOptionsMessages
/** As every write tells of a deletion. */
const deleteSomething = (token: string, what: Taken) =>
  act(async () => announce('success', deleted, { undo: { undo: token, took: what } }))
const findUndo = () => screen.findByRole('button', { name: 'Undo' })
const undoButtons = () => screen.queryAllByRole('button', { name: 'Undo' })
const close = () => screen.getByRole('button', { name: commonMessages.closeMessage })

test('the card of a deletion says what went with it and offers the way back, then that it is back', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-option', option)
  await findUndo()
  const [card] = cards()
  expect(card).toHaveTextContent(`${deleted}“Book a bike” with 5 ratings and 2 requirements`)

  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3, took: option })
  await user.click(await findUndo())
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  expect(cards()).toEqual([card])
  expect(screen.queryByText(deleted)).not.toBeInTheDocument()
  expect(undoButtons()).toEqual([])
  const [sent] = fakeApi.calls('POST /api/undo/{token}')
  expect(sent?.params).toEqual({ token: 'token-of-the-option' })
  await user.click(close())
  expect(cards()).toEqual([])
})

test('after the return of a solution a link leads to it', async () => {
  const { user, router } = await start()
  const solution = took('solution', { name: 'Cargo bikes' })
  await deleteSomething('token-of-the-solution', solution)
  fakeApi.answer('POST /api/undo/{token}', { kind: 'solution', solution_id: 3 })
  await user.click(await findUndo())
  await user.click(await screen.findByRole('link', { name: 'Open it' }))
  expect(router.state.location.pathname).toBe('/solutions/3')
  expect(cards()).toEqual([])
})

test('a refusal shows the words of the server and no way to try again', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-option', option)
  fakeApi.refuse('POST /api/undo/{token}', 'PLACE_TAKEN')
  await user.click(await findUndo())
  expect(await screen.findByText(errors.PLACE_TAKEN[1])).toBeVisible()
  expect(screen.queryByRole('button', { name: /Undo|Try again/ })).not.toBeInTheDocument()
})

test('after too many requests the card offers to try again', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-option', option)
  fakeApi.refuse('POST /api/undo/{token}', 'TOO_MANY_CALLS')
  await user.click(await findUndo())
  const again = await screen.findByRole('button', { name: 'Try again' })
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  await user.click(again)
  expect(await screen.findByText(words.restored(option))).toBeVisible()
})

test('after a failure the card stays and tries again with the same key', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-option', option)
  fakeApi.refuse('POST /api/undo/{token}', 'DATABASE_UNAVAILABLE')
  await user.click(await findUndo())
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(words.failed(errors.DATABASE_UNAVAILABLE[1]))).toBeVisible()
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  await user.click(again)
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  const used = fakeApi.calls('POST /api/undo/{token}').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(used).size).toBe(1)
})

test('Control and Z undo the newest, but not where something is typed', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-older', option)
  await deleteSomething('token-of-the-newer', option)
  // both sentences have their time, and their buttons with them
  await waitFor(() => expect(undoButtons()).toHaveLength(2))
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  await user.type(await screen.findByRole('searchbox'), 'typed{Control>}z{/Control}')
  // a field that was just emptied is still about the typing
  await user.clear(screen.getByRole('searchbox'))
  await user.keyboard('{Control>}z{/Control}')
  // still offered, and so not on its way either
  expect(undoButtons()).toHaveLength(2)
  expect(fakeApi.calls('POST /api/undo/{token}')).toEqual([])
  act(() => screen.getByRole('heading', { level: 1 }).focus())
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  expect(fakeApi.calls('POST /api/undo/{token}').map(({ params }) => params.token)).toEqual(['token-of-the-newer'])
})

test('a field that was emptied before the offer came has its words back by Control and Z', async () => {
  const { user } = await start()
  await user.type(await screen.findByRole('searchbox'), 'typed')
  await user.clear(screen.getByRole('searchbox'))
  await deleteSomething('token-of-the-option', option)
  await findUndo()
  await user.keyboard('{Control>}z{/Control}')
  expect(undoButtons()).toHaveLength(1)
})

test('it goes after ten seconds, the sentence before with its own time; the newest shows, the others can be opened', async () => {
  await start()
  // the script of the offer has come before the clock stops
  await deleteSomething('token-to-warm-up', option)
  await findUndo()
  fireEvent.click(close())

  vi.useFakeTimers()
  giveCardsTheirTime()
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  await deleteSomething('token-of-the-first', option)
  await deleteSomething('token-of-the-second', took('requirement'))
  // each sentence has its three seconds
  expect(cards()).toHaveLength(2)
  pass(TOAST_MS)
  expect(cards()).toHaveLength(1)
  expect(cards()[0]).toHaveTextContent('“Book a bike”')
  const earlier = screen.getByRole('button', { name: commonMessages.earlier(1) })
  expect(earlier).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(earlier)
  expect(cards()).toHaveLength(2)

  pass(UNDO_MS - TOAST_MS - 1)
  fireEvent.pointerEnter(cards()[0]!)
  pass(10 * UNDO_MS)
  expect(cards()).toHaveLength(2)
  fireEvent.pointerLeave(cards()[0]!)
  pass(1 + TOAST_FADE_MS)
  expect(cards()).toEqual([])
})

test('an earlier one can be taken back by itself', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-first', option)
  await deleteSomething('token-of-the-second', took('requirement'))
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!)
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  expect(fakeApi.calls('POST /api/undo/{token}').map(({ params }) => params.token)).toEqual(['token-of-the-first'])
  expect(undoButtons()).toHaveLength(1)
})

test('what was deleted in one workshop is not offered in another', async () => {
  await start()
  await deleteSomething('token-of-the-option', option)
  await findUndo()
  act(() => storeSession('M3XP-9WQA', 'mira@example.org'))
  await waitFor(() => expect(cards()).toEqual([]))
})

test.each([
  [
    took('metric', { metrics: 1, stories: 1, options: 3, requirements: 2 }),
    '“Book a bike” with 1 story, 3 options and 2 requirements',
  ],
  [took('metric', { metrics: 1 }), '“Book a bike”'],
  [took('stakeholder', { name: 'Residents', stakeholders: 1 }), '“Residents”'],
  [took('requirement', { requirements: 1 }), '“Book a bike”'],
  [took('solution', { metrics: 1, stakeholders: 2 }), '“Book a bike” with 1 metric and 2 stakeholders'],
  [took('reset', { metrics: 4, stakeholders: 1, stories: 3 }), 'Deleted: 4 metrics, 1 stakeholder and 3 stories'],
  [took('reset'), ''],
  [took('option', { name: 'x'.repeat(80) }), `“${'x'.repeat(59)}…”`],
])('says %#: %s', (what, sentence) => {
  expect(words.detail(what)).toBe(sentence)
})

test('an undo on its way cannot be closed away, and what becomes of it is told', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-option', option)
  const [answered, answer] = held<{ kind: 'option'; solution_id: number }>()
  fakeApi.answer('POST /api/undo/{token}', () => answered)
  await user.click(await findUndo())
  const [card] = cards()
  expect(card).toHaveTextContent(words.restoring)
  expect(screen.queryByRole('button', { name: commonMessages.closeMessage })).not.toBeInTheDocument()
  await waitFor(() => expect(card).toHaveFocus())
  answer.resolve({ kind: 'option', solution_id: 3 })
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  expect(close()).toBeVisible()
})

test('an undo that gets no answer is told once, and never sent later', async () => {
  const { user } = await start()
  await deleteSomething('token-of-the-option', option)
  const undo = await findUndo()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fakeApi.fail('POST /api/undo/{token}')
  await user.click(undo)
  expect(await screen.findAllByText(words.failed(basicMessages.networkError))).toHaveLength(1)
  await user.click(close())
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  await act(() => vi.advanceTimersByTimeAsync(150_000))
  expect(fakeApi.calls('POST /api/undo/{token}')).toHaveLength(2)
})

test('of several that could not be brought back the newest shows, the others wait behind one button', async () => {
  await start()
  for (const token of ['first', 'second', 'third']) await deleteSomething(token, option)
  await waitFor(() => expect(undoButtons()).toHaveLength(3))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fakeApi.fail('POST /api/undo/{token}')
  for (const undo of undoButtons()) fireEvent.click(undo)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3))
  act(() => void vi.advanceTimersByTime(10 * cardTimes.undo))
  expect(cards()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: commonMessages.earlier(2) }))
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3)
})

test('while the host has paused editing the way back is shut and says why; then it is open again', async () => {
  const room: Room = {
    title: 'Spring',
    step: null,
    message: null,
    timer: null,
    frozen: true,
    status: 'open',
    silent_rating: false,
  }
  fakeApi.answer('GET /api/room', room)
  const { user, queryClient } = await start()
  await deleteSomething('token-of-the-option', option)
  const undo = await findUndo()
  await waitFor(() => expect(undo).toHaveAccessibleDescription(/paused/i))
  await user.click(undo)
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(fakeApi.calls('POST /api/undo/{token}')).toEqual([])

  fakeApi.answer('GET /api/room', { ...room, frozen: false })
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3, took: option })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'))
  await user.click(undo)
  expect(await screen.findByText(words.restored(option))).toBeVisible()
})

test('all that a file has changed is taken back at once, unless somebody has changed one of the texts since', async () => {
  const { user } = await start()
  const PUT = 'PUT /api/workshops/{id}/changes'
  const [before, after] = ['The bus shall stop.', 'The bus shall wait.']
  const change = { solution_id: 7, solution_name: 'Night bus', before, after, conflict: false }
  const changes: FileChange[] = [{ ...change, field: 'specification', id: 88 }]
  const bringFile = () =>
    act(async () =>
      announce('success', changesMessages.applied(1), { undo: { texts: { workshopId: 'K7QM-2XVD', changes } } }),
    )
  await bringFile()
  fakeApi.answer(PUT, { changed: 1 })
  await user.click(await findUndo())
  expect(await screen.findByText(changesMessages.takenBack(1))).toBeVisible()
  const [sent] = fakeApi.calls(PUT)
  expect(sent?.body.changes).toEqual([{ field: 'specification', id: 88, text: before, previous: after }])

  await bringFile()
  fakeApi.refuse(PUT, 'TEXTS_CHANGED')
  await user.click(await findUndo())
  expect(await screen.findByText(changesMessages.changedSince)).toBeVisible()
  expect(undoButtons()).toEqual([])
})
