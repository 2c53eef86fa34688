import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { errors } from '#contract/errors.ts'
import type { Taken } from '#contract/fields.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import { UNDO_MS } from '#contract/limits.ts'
import { call } from '../../lib/http/api-client.ts'
import { storeSession } from '../../lib/session/stored-session.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed } from '../../testing/unanswered-deed.ts'

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
async function deleteSomething(answer: { undo?: string; took?: Taken }, id = 31) {
  fakeApi.answer('DELETE /api/function_options/{id}', answer)
  await act(() => call('DELETE /api/function_options/{id}', { params: { id } }))
}
const bar = () => screen.findByRole('region', { name: 'Undo' })
const queryBar = () => screen.queryByRole('region', { name: 'Undo' })

test('an answer that can be undone offers to, and says what went', async () => {
  const { user } = await start()
  await deleteSomething({ undo: 'token-of-the-option', took: option })
  expect(within(await bar()).getByRole('status')).toHaveTextContent(
    'Option “Book a bike” deleted with 5 ratings and 2 requirements',
  )

  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3, took: option })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  const [sent] = fakeApi.calls('POST /api/undo/{token}')
  expect(sent?.params).toEqual({ token: 'token-of-the-option' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(queryBar()).not.toBeInTheDocument()
})

test('an answer without a token offers nothing', async () => {
  await start()
  await deleteSomething({})
  expect(queryBar()).not.toBeInTheDocument()
})

test('after the return of a solution a link leads to it', async () => {
  const { user, router } = await start()
  const solution = took('solution', { name: 'Cargo bikes' })
  await deleteSomething({ undo: 'token-of-the-solution', took: solution })
  fakeApi.answer('POST /api/undo/{token}', { kind: 'solution', solution_id: 3 })
  await user.click(within(await bar()).getByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('link', { name: 'Open it' }))
  expect(router.state.location.pathname).toBe('/solutions/3')
  expect(queryBar()).not.toBeInTheDocument()
})

test('a refusal shows the words of the server and no way to try again', async () => {
  const { user } = await start()
  await deleteSomething({ undo: 'token-of-the-option', took: option })
  fakeApi.refuse('POST /api/undo/{token}', 'PLACE_TAKEN')
  await user.click(within(await bar()).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(errors.PLACE_TAKEN[1])).toBeVisible()
  expect(screen.queryByRole('button', { name: /Undo|Try again/ })).not.toBeInTheDocument()
})

test('after a failure the bar stays and tries again with the same key', async () => {
  const { user } = await start()
  await deleteSomething({ undo: 'token-of-the-option', took: option })
  fakeApi.refuse('POST /api/undo/{token}', 'DATABASE_UNAVAILABLE')
  await user.click(within(await bar()).getByRole('button', { name: 'Undo' }))
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
  await deleteSomething({ undo: 'token-of-the-older', took: option })
  await deleteSomething({ undo: 'token-of-the-newer', took: option })
  await bar()
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  await user.type(screen.getByRole('searchbox'), 'typed{Control>}z{/Control}')
  // a field that was just emptied is still about the typing
  await user.clear(screen.getByRole('searchbox'))
  await user.keyboard('{Control>}z{/Control}')
  expect(fakeApi.calls('POST /api/undo/{token}')).toEqual([])
  act(() => screen.getByRole('heading', { level: 1 }).focus())
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  expect(fakeApi.calls('POST /api/undo/{token}').map(({ params }) => params.token)).toEqual(['token-of-the-newer'])
})

test('the newest deletion shows, those before it can be opened', async () => {
  const { user } = await start()
  await deleteSomething({ undo: 'token-of-the-first', took: option })
  await deleteSomething({ undo: 'token-of-the-second', took: took('requirement') })
  const inBar = within(await bar())
  expect(inBar.getAllByRole('status')).toHaveLength(1)
  expect(inBar.getByRole('status')).toHaveTextContent(words.taken(took('requirement')))
  const earlier = inBar.getByRole('button', { name: '1 earlier' })
  expect(earlier).toHaveAttribute('aria-expanded', 'false')
  await user.click(earlier)
  expect(inBar.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    words.taken(option),
    words.taken(took('requirement')),
  ])
  fakeApi.answer('POST /api/undo/{token}', { kind: 'option', solution_id: 3 })
  await user.click(inBar.getAllByRole('button', { name: 'Undo' })[0]!)
  expect(await screen.findByText(words.restored(option))).toBeVisible()
  expect(fakeApi.calls('POST /api/undo/{token}').map(({ params }) => params.token)).toEqual(['token-of-the-first'])
})

test('it goes after ten seconds, and time stands still while it is pointed at', async () => {
  await start()
  // the script of the bar has come before the clock stops
  await deleteSomething({ undo: 'token-to-warm-up', took: option })
  await bar()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(queryBar()).not.toBeInTheDocument()

  vi.useFakeTimers()
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  await deleteSomething({ undo: 'token-of-the-option', took: option })
  pass(UNDO_MS - 1)
  const region = screen.getByRole('region', { name: 'Undo' })
  fireEvent.pointerEnter(region)
  pass(10 * UNDO_MS)
  expect(region).toBeInTheDocument()
  fireEvent.pointerLeave(region)
  pass(1)
  expect(queryBar()).not.toBeInTheDocument()
})

test('what was deleted in one workshop is not offered in another', async () => {
  await start()
  await deleteSomething({ undo: 'token-of-the-option', took: option })
  await bar()
  act(() => storeSession('M3XP-9WQA', 'mira@example.org'))
  await waitFor(() => expect(queryBar()).not.toBeInTheDocument())
})

test.each([
  [
    took('metric', { metrics: 1, stories: 1, options: 3, requirements: 2 }),
    'Metric removed with its story, 3 options and 2 requirements',
  ],
  [took('metric', { metrics: 1 }), 'Metric removed'],
  [took('stakeholder', { name: 'Residents', stakeholders: 1 }), 'Stakeholder “Residents” removed'],
  [took('requirement', { requirements: 1 }), 'Requirement “Book a bike” deleted'],
  [
    took('solution', { metrics: 1, stakeholders: 2 }),
    'Solution “Book a bike” deleted with 1 metric and 2 stakeholders',
  ],
  [
    took('reset', { metrics: 4, stakeholders: 1, stories: 3 }),
    'Metrics reset: 4 metrics, 1 stakeholder and 3 stories deleted',
  ],
  [took('reset'), 'Metrics reset'],
  [took('option', { name: 'x'.repeat(80) }), `Option “${'x'.repeat(59)}…” deleted`],
  [undefined, 'Deleted'],
])('says %#: %s', (what, sentence) => {
  expect(words.taken(what)).toBe(sentence)
})

testUnansweredDeed('an undo', {
  call: 'POST /api/undo/{token}',
  failure: words.failed(commonMessages.networkError),
  begin: async () => {
    const { user } = await start()
    await deleteSomething({ undo: 'token-of-the-option', took: option })
    const confirm = within(await bar()).getByRole('button', { name: 'Undo' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Close' }) }
  },
})
