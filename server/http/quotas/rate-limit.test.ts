import { expect, test } from 'vitest'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import { RateLimit } from './rate-limit.ts'

const rate = { burst: 3, perSecond: 2 }

test('a bucket allows its burst at once, and then its rate', () => {
  const clock = new TurnedClock()
  const limit = new RateLimit(clock)
  const take = () => limit.take('ana', rate)
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 500])
  clock.turn(499)
  expect(take()).toBeCloseTo(1)
  clock.turn(1)
  expect([take(), take()]).toEqual([0, 500])
  clock.turn(3_600_000)
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 500])
})

test('buckets with different keys are independent', () => {
  const limit = new RateLimit(new TurnedClock())
  for (let n = 0; n < 4; n += 1) limit.take('ana', rate)
  expect(limit.take('ben', rate)).toBe(0)
})

test('rounding never refuses a call that comes exactly at the rate', () => {
  const clock = new TurnedClock()
  const limit = new RateLimit(clock)
  const thirds = { burst: 1, perSecond: 3 }
  for (let n = 0; n < 10_000; n += 1) {
    expect(limit.take('ana', thirds)).toBe(0)
    clock.turn(1000 / 3)
  }
})
