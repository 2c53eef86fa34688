import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basicMessages } from '#contract/messages/common.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { call } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { reasonOf } from './error-sentences.ts'
import { onSessionEnd } from '../session/session-end.ts'
import { forgetSession, storeEntered, storeSession } from '../session/stored-session.ts'
import { isReachable } from './reachability.ts'
import { held } from '../../testing/held.ts'
import { GivenUp } from './given-up.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets the second before the repetition of a write pass. */
async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const result = promise.catch((error: Error) => error)
  await vi.runAllTimersAsync()
  return result
}

const addMetric = () => call('POST /api/user-stories', { body: { solution_id: 1, metric_id: 7 } })

test('fills path and query, sends cookies and JSON, and answers the data', async () => {
  fakeApi.answer('GET /api/solutions/{id}', { id: 7 } as never)
  fakeApi.answer('GET /api/solutions', [])
  const sent = vi.spyOn(globalThis, 'fetch')

  expect(await call('GET /api/solutions/{id}', { params: { id: 7 } })).toEqual({ id: 7 })
  await call('GET /api/solutions', { query: { session_id: 'K7QM 2XVD' } })

  expect(fakeApi.calls('GET /api/solutions/{id}')[0]?.params).toEqual({ id: '7' })
  expect(fakeApi.calls('GET /api/solutions')[0]?.query).toEqual({ session_id: 'K7QM 2XVD' })
  expect(sent.mock.calls[0]?.[1]?.credentials).toBe('include')
})

test('a write has a JSON content type and an idempotency key of its own', async () => {
  fakeApi.answer('POST /api/user-stories', { user_story_id: 1, solution_id: 1, metric_id: 7 })
  await addMetric()
  await addMetric()
  const [first, second] = fakeApi.calls('POST /api/user-stories')
  expect(first?.headers.get('content-type')).toBe('application/json')
  expect(first?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
})

test('a write that was refused for too many requests is sent once, and fails with the sentence of the server', async () => {
  fakeApi.refuse('POST /api/user-stories', {
    status: 429,
    body: { code: 'TOO_MANY_CALLS', error: 'Too many requests' },
  })
  expect(reasonOf(await settled(addMetric()))).toBe('Too many requests')
  expect(fakeApi.calls('POST /api/user-stories')).toHaveLength(1)
})

test('reads the reason from error or message, and lets the caller name the failure', async () => {
  fakeApi.refuse('GET /api/metrics', { status: 400, body: { message: 'No such thing' } })
  const error = (await settled(call('GET /api/metrics', { failure: metricsMessages.fetchFailed }))) as ApiError
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe(metricsMessages.fetchFailed)
  expect(error.serverMessage).toBe('No such thing')
  expect(reasonOf(error)).toBe('No such thing')
  expect(error.status).toBe(400)
})

test('carries code and conflicts of a refused edit', async () => {
  const conflicts = [{ metric_id: 3, user_story: 'theirs' }]
  fakeApi.refuse('PUT /api/user_stories_table/{solution_id}', {
    status: 409,
    body: { error: userStoriesMessages.changedMeanwhile, code: 'STORY_CHANGED', conflicts },
  })
  const save = call('PUT /api/user_stories_table/{solution_id}', {
    params: { solution_id: 1 },
    body: { field: 'user_story', updates: [] },
  })
  expect(await settled(save)).toMatchObject({ code: 'STORY_CHANGED', conflicts })
  expect(fakeApi.calls('PUT /api/user_stories_table/{solution_id}')).toHaveLength(1)
})

test('every write has a key, whatever its method, and a repetition has the same', async () => {
  fakeApi.fail('PUT /api/user_stories_table/{solution_id}')
  fakeApi.fail('DELETE /api/function_options/{id}')
  fakeApi.fail('PATCH /api/admin/sessions/{id}')
  await settled(
    Promise.allSettled([
      call('PUT /api/user_stories_table/{solution_id}', {
        params: { solution_id: 1 },
        body: { field: 'user_story', updates: [] },
      }),
      call('DELETE /api/function_options/{id}', { params: { id: 1 } }),
      call('PATCH /api/admin/sessions/{id}', { params: { id: 'K7QM-2XVD' }, body: { title: 'Other' } }),
    ]),
  )
  for (const name of [
    'PUT /api/user_stories_table/{solution_id}',
    'DELETE /api/function_options/{id}',
    'PATCH /api/admin/sessions/{id}',
  ] as const) {
    const keys = fakeApi.calls(name).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  }
})

test.each([0, 500, 503])(
  'a write that ends with %i is repeated once after a second with the same key',
  async (status) => {
    if (status === 0) fakeApi.fail('POST /api/user-stories')
    else fakeApi.refuse('POST /api/user-stories', { status })
    const result = addMetric().catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(999)
    expect(fakeApi.calls('POST /api/user-stories')).toHaveLength(1)
    await vi.runAllTimersAsync()

    const sent = fakeApi.calls('POST /api/user-stories')
    expect(sent).toHaveLength(2)
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'))
    expect(await result).toMatchObject({ status })
  },
)

test.each([
  ['DATABASE_UNAVAILABLE', false],
  ['DISK_FULL', true],
] as const)('a server that responds with 503 %s counts as reachable: %s', async (code, reachable) => {
  fakeApi.refuse('POST /api/user-stories', code)
  await settled(addMetric().catch(() => undefined))
  expect(isReachable.read()).toBe(reachable)
})

test('a write that succeeds on the second try counts as done', async () => {
  let tries = 0
  fakeApi.answer('POST /api/user-stories', () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return { user_story_id: 1, solution_id: 1, metric_id: 7 }
  })
  expect(await settled(addMetric())).toEqual({ user_story_id: 1, solution_id: 1, metric_id: 7 })
})

test('reads are left to the query client', async () => {
  fakeApi.fail('GET /api/metrics')
  expect(await settled(call('GET /api/metrics'))).toMatchObject({ status: 0, message: basicMessages.networkError })
  expect(fakeApi.calls('GET /api/metrics')).toHaveLength(1)
})

test('a page where data should be is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')))
  expect(await settled(call('GET /api/metrics'))).toBeInstanceOf(ApiError)
})

const missingSession = ['NOT_JOINED', 'SESSION_ENDED', 'OTHER_SESSION'] as const
test.each(missingSession)('%s: the stored session is validated once more and the call repeated', async (code) => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  fakeApi.refuse('GET /api/metrics', code)
  fakeApi.answer('GET /api/session-validate', () => {
    fakeApi.answer('GET /api/metrics', [])
    return { valid: true }
  })
  const ended = vi.fn<() => void>()
  const unwatch = onSessionEnd(ended)

  const both = Promise.all([call('GET /api/metrics'), call('GET /api/metrics')])
  expect(await settled(both)).toEqual([[], []])
  unwatch()

  expect(fakeApi.calls('GET /api/session-validate').map((seen) => seen.query)).toEqual([{ id: 'K7QM-2XVD' }])
  expect(ended).not.toHaveBeenCalled()
})

test('a session that is no longer valid is announced as ended', async () => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  fakeApi.refuse('GET /api/metrics', 'SESSION_ENDED')
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const ended = vi.fn<() => void>()
  const unwatch = onSessionEnd(ended)
  expect(await settled(call('GET /api/metrics'))).toMatchObject({ status: 401 })
  unwatch()
  expect(ended).toHaveBeenCalledOnce()
  expect(fakeApi.calls('GET /api/metrics')).toHaveLength(1)
})

test('a session ID that is refused is told from a cookie that is not kept and from one that did not help', async () => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  const ended = vi.fn<(end: string) => void>()
  const unwatch = onSessionEnd(ended)
  const cases = [
    ['NOT_JOINED', true, 'forgotten'],
    ['NOT_JOINED', false, 'refused'],
    ['OTHER_SESSION', true, 'ended'],
  ] as const
  for (const [code, valid] of cases) {
    fakeApi.refuse('GET /api/metrics', code)
    fakeApi.answer('GET /api/session-validate', { valid })
    await settled(call('GET /api/metrics'))
  }
  unwatch()
  expect(ended.mock.calls).toEqual(cases.map(([, , end]) => [end]))
})

test('a workshop entered as the host is not joined like everybody when the host is the host no more', async () => {
  storeEntered('K7QM-2XVD')
  fakeApi.refuse('GET /api/metrics', 'NOT_JOINED')
  fakeApi.answer('GET /api/session-validate', { valid: true })
  expect(await settled(call('GET /api/metrics'))).toMatchObject({ code: 'NOT_JOINED' })
  expect(fakeApi.calls('GET /api/session-validate')).toEqual([])
})

test.each(['HOST_ONLY', 'WRONG_PASSWORD'] as const)('%s is no end of a session', async (code) => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  fakeApi.refuse('GET /api/admin/sessions', code)
  const ended = vi.fn<() => void>()
  const unwatch = onSessionEnd(ended)
  expect(await settled(call('GET /api/admin/sessions'))).toMatchObject({ code })
  unwatch()
  expect(ended).not.toHaveBeenCalled()
  expect(fakeApi.calls('GET /api/session-validate')).toHaveLength(0)
})

test('when nobody answers the second validation, the session is not given up', async () => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  fakeApi.refuse('GET /api/metrics', 'NOT_JOINED')
  fakeApi.fail('GET /api/session-validate')
  const ended = vi.fn<() => void>()
  const unwatch = onSessionEnd(ended)
  await settled(call('GET /api/metrics'))
  unwatch()
  expect(ended).not.toHaveBeenCalled()
})

test('no write is sent under the name of somebody who has logged in in another tab; the host writes on', async () => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  fakeApi.answer('DELETE /api/function_options/{id}', {})
  fakeApi.answer('POST /api/admin/logout', null)
  localStorage.setItem('email', 'ana@example.org')
  expect(await settled(call('DELETE /api/function_options/{id}', { params: { id: 3 } }))).toBeInstanceOf(GivenUp)
  expect(fakeApi.calls('DELETE /api/function_options/{id}')).toEqual([])
  await settled(call('POST /api/admin/logout'))
  expect(fakeApi.calls('POST /api/admin/logout')).toHaveLength(1)
})

describe('a write whose author has logged out since', () => {
  const deleteOption = () => call('DELETE /api/function_options/{id}', { params: { id: 7 } })
  const deletions = () => fakeApi.calls('DELETE /api/function_options/{id}')

  test('is not repeated, also not when the same person has logged in again', async () => {
    storeSession('K7QM-2XVD', 'mira@example.org')
    const [answer, first] = held<never>()
    fakeApi.answer('DELETE /api/function_options/{id}', () => answer)
    const result = deleteOption().catch((error: Error) => error)
    await vi.waitFor(() => expect(deletions()).toHaveLength(1))
    forgetSession()
    storeSession('K7QM-2XVD', 'mira@example.org')
    first.reject(new TypeError('Failed to fetch'))
    await vi.runAllTimersAsync()
    expect(await result).toBeInstanceOf(GivenUp)
    expect(deletions()).toHaveLength(1)
  })

  test('is not repeated after a log-out in another tab', async () => {
    storeSession('K7QM-2XVD', 'mira@example.org')
    fakeApi.fail('DELETE /api/function_options/{id}')
    const result = deleteOption().catch((error: Error) => error)
    await vi.waitFor(() => expect(deletions()).toHaveLength(1))
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId' }))
    await vi.runAllTimersAsync()
    expect(await result).toBeInstanceOf(GivenUp)
    expect(deletions()).toHaveLength(1)
  })

  test('and that is refused late for want of a session is not sent as whoever has logged in since', async () => {
    storeSession('K7QM-2XVD', 'mira@example.org')
    fakeApi.refuse('DELETE /api/function_options/{id}', 'NOT_JOINED')
    fakeApi.delay(500)
    fakeApi.answer('GET /api/session-validate', { valid: true })
    const result = deleteOption().catch((error: Error) => error)
    await vi.waitFor(() => expect(deletions()).toHaveLength(1))
    forgetSession()
    storeSession('K7QM-2XVD', 'bob@example.org')
    await vi.runAllTimersAsync()
    expect(await result).toBeInstanceOf(GivenUp)
    expect(deletions()).toHaveLength(1)
    expect(fakeApi.calls('GET /api/session-validate')).toEqual([])
  })

  test('is not sent again when somebody else logs in while the session is validated once more', async () => {
    storeSession('K7QM-2XVD', 'mira@example.org')
    fakeApi.refuse('DELETE /api/function_options/{id}', 'NOT_JOINED')
    const [validated, validation] = held<{ valid: boolean }>()
    fakeApi.answer('GET /api/session-validate', () => validated)
    fakeApi.answer('POST /api/me', {} as never)
    const result = deleteOption().catch((error: Error) => error)
    await vi.waitFor(() => expect(fakeApi.calls('GET /api/session-validate')).toHaveLength(1))
    storeSession('K7QM-2XVD', 'bob@example.org')
    validation.resolve({ valid: true })
    expect(await result).toBeInstanceOf(GivenUp)
    expect(deletions()).toHaveLength(1)
    expect(fakeApi.calls('POST /api/me')).toEqual([])
  })
})
