import { MutationObserver, QueryObserver, type MutationMeta } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FRESHNESS } from '#contract/freshness.ts'
import { held } from '../../testing/held.ts'
import { ApiError } from '../http/api-error.ts'
import { storeSession } from '../session/stored-session.ts'
import { createQueryClient, stepScreen, type Announce } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('reads are fresh for 5 minutes, kept for 10, repeated once, and not refetched on focus', () => {
  const { queries } = createQueryClient(vi.fn<Announce>()).getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000, refetchOnWindowFocus: false })
  const isRepeated = (failures: number) =>
    typeof queries?.retry === 'function' && queries.retry(failures, new ApiError({ status: 500 }))
  expect([0, 1].map(isRepeated)).toEqual([true, false])
})

test.each([
  ['the general default', {}, 2],
  ['the solutions', FRESHNESS.solutions, 3],
])('%s: a failing read is tried as often as the specification says', async (_, options, tries) => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')))
  const observer = new QueryObserver(createQueryClient(vi.fn<Announce>()), { queryKey: ['x'], queryFn, ...options })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect(queryFn).toHaveBeenCalledTimes(tries)
})

test('a read that was refused is not tried again: a refusal is an answer', async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError({ status: 404, code: 'NOT_FOUND' })))
  const observer = new QueryObserver(createQueryClient(vi.fn<Announce>()), { queryKey: ['x'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('a read that was refused for too many requests is repeated once, and then fails', async () => {
  const queryFn = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError({ status: 429, code: 'TOO_MANY_CALLS' })),
  )
  const observer = new QueryObserver(createQueryClient(vi.fn<Announce>()), { queryKey: ['x'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(observer.getCurrentResult().isError).toBe(true)
  stop()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('a step screen polls every 30 seconds', async () => {
  const queryFn = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
  const observer = new QueryObserver(createQueryClient(vi.fn<Announce>()), { queryKey: ['x'], queryFn, ...stepScreen })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('a write announces what its meta says, only that, and once: with the way back where there is one', async () => {
  const announce = vi.fn<Announce>()
  const client = createQueryClient(announce)
  const run = (mutationFn: () => Promise<unknown>, meta: MutationMeta = {}) =>
    new MutationObserver(client, { mutationFn, meta }).mutate().catch(() => undefined)

  const deletion = { undo: 'a-token' }
  await run(() => Promise.resolve(), { success: 'Saved', failure: 'Not saved' })
  await run(() => Promise.resolve(deletion), { success: 'Deleted' })
  await run(() => Promise.reject(new Error('full')), { success: 'Saved', failure: 'Not saved' })
  await run(() => Promise.reject(new Error('full')), { failure: (error: Error) => `Not saved: ${error.message}` })
  await run(() => Promise.reject(new Error('quiet')))

  // a write that is done at last is the same as the one that failed
  const about = JSON.stringify(['Saved', null])
  expect(announce.mock.calls).toEqual([
    ['success', 'Saved', { about, undo: undefined }],
    ['success', 'Deleted', { about: JSON.stringify(['Deleted', null]), undo: deletion }],
    ['error', 'Not saved', { about }],
    ['error', 'Not saved: full', { about: undefined }],
  ])
})

test('what was begun in one workshop is not told in the next: nobody there could take it back', async () => {
  const announce = vi.fn<Announce>()
  storeSession('K7QM-2XVD', 'mira@example.org')
  const [answered, { resolve }] = held<object>()
  const deleting = new MutationObserver(createQueryClient(announce), {
    mutationFn: () => answered,
    meta: { success: 'Deleted' },
  }).mutate()
  storeSession('AAAA-BBBB', 'mira@example.org')
  resolve({ undo: 'a-token' })
  await deleting
  expect(announce).not.toHaveBeenCalled()
})

test('a write is not repeated here: the API client does that with the same key', async () => {
  const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')))
  const observer = new MutationObserver(createQueryClient(vi.fn<Announce>()), { mutationFn })
  await observer.mutate().catch(() => undefined)
  await vi.runAllTimersAsync()
  expect(mutationFn).toHaveBeenCalledOnce()
})
