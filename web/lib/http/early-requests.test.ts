import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { call } from './api-client.ts'
import { dropEarly, sendEarly } from './early-requests.ts'
import { clockAhead, forgetServerClock } from './server-clock.ts'
import { oldestTold } from './told-revision.ts'

const room = { title: 'Streets', status: 'open' } as never
const readRoom = () => call('GET /api/room')

afterEach(() => {
  dropEarly()
  forgetServerClock()
  vi.useRealTimers()
})

test('a call takes the response of an early request once', async () => {
  fakeApi.answer('GET /api/room', room)
  sendEarly('/api/room')
  expect(await readRoom()).toEqual(room)
  expect(fakeApi.calls('GET /api/room')).toHaveLength(1)
  expect(await readRoom()).toEqual(room)
  expect(fakeApi.calls('GET /api/room')).toHaveLength(2)
})

test('a call with another query sends its own request', async () => {
  fakeApi.answer('GET /api/solutions', [])
  sendEarly('/api/solutions?session_id=AAAA')
  await call('GET /api/solutions', { query: { session_id: 'BBBB' } })
  expect(fakeApi.calls('GET /api/solutions').map(({ query }) => query)).toEqual([
    { session_id: 'AAAA' },
    { session_id: 'BBBB' },
  ])
})

test('a failed early request fails the call that takes it, like its own request would', async () => {
  fakeApi.fail('GET /api/room')
  sendEarly('/api/room')
  await expect(readRoom()).rejects.toMatchObject({ status: 0 })
  fakeApi.answer('GET /api/room', room)
  expect(await readRoom()).toEqual(room)
})

test('a response that no read of the opening screen took is dropped', async () => {
  fakeApi.answer('GET /api/room', room)
  sendEarly('/api/room')
  dropEarly()
  await readRoom()
  expect(fakeApi.calls('GET /api/room')).toHaveLength(2)
})

test('the clock of the server is as exact as if the response had been read at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fakeApi.answer('GET /api/room', room)
  fakeApi.runAhead(60_000)
  fakeApi.tellRevision(7)
  sendEarly('/api/room')
  await new Promise((resolve) => setTimeout(resolve))
  vi.setSystemTime(Date.now() + 10_000)
  await readRoom()
  expect(Math.abs(clockAhead.read() - 60_000)).toBeLessThanOrEqual(1_000)
  expect(oldestTold.read()).toBe(7)
})
