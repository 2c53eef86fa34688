import { expect, test } from 'vitest'
import { AppError } from '../../errors/app-error.ts'
import type { Message } from '../../exchange/exchange.ts'
import { LocalExchange } from '../../exchange/local-exchange.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import { WrongTries } from './wrong-tries.ts'

function counting(exchange = new LocalExchange(), clock = new TurnedClock()) {
  const tries = new WrongTries('session ID', { exchange, clock })
  const guess = (from: number, to: number, address = 'a') => {
    for (let n = from; n <= to; n += 1) tries.count(address, `guess ${n}`)
  }
  const isRefused = (address = 'a') => {
    try {
      tries.refuseAfterTooMany(address)
      return false
    } catch (error) {
      return error instanceof AppError && error.retryAfter
    }
  }
  return { clock, tries, guess, isRefused }
}

test('the twenty-first different guess within a minute is refused', () => {
  const { guess, isRefused } = counting()
  guess(1, 19)
  expect(isRefused()).toBe(false)
  guess(20, 20)
  expect(isRefused()).toBe(60)
})

test('the same typo counts once', () => {
  const { tries, isRefused } = counting()
  for (let n = 0; n < 100; n += 1) tries.count('a', 'K7QM2XVD')
  expect(isRefused()).toBe(false)
})

test('each address is counted for itself', () => {
  const { guess, isRefused } = counting()
  guess(1, 20)
  expect(isRefused('b')).toBe(false)
})

test('the refusal says how long to wait, and ends then', () => {
  const { clock, guess, isRefused } = counting()
  guess(1, 20)
  clock.turn(45_500)
  expect(isRefused()).toBe(15)
  clock.turn(14_500)
  expect(isRefused()).toBe(false)
  guess(1, 19)
  expect(isRefused()).toBe(false)
})

test('a guess that turned out right is taken back', () => {
  const { tries, guess, isRefused } = counting()
  guess(1, 20)
  tries.forgive('a', 'guess 20')
  expect(isRefused()).toBe(false)
  tries.forgive('b', 'never counted')
})

test('instances count together, and a guess that both have heard of counts once', () => {
  const exchange = new LocalExchange()
  const clock = new TurnedClock()
  const [one, other] = [counting(exchange, clock), counting(exchange, clock)]
  const elsewhere = new WrongTries('host password', { exchange, clock })
  for (let n = 1; n <= 20; n += 1) {
    const { tries } = n % 2 === 0 ? one : other
    tries.count('a', `guess ${n}`)
    tries.tellOthers('a', `guess ${n}`)
  }
  expect([one.isRefused(), other.isRefused()]).toEqual([false, false])
  clock.turn(1000)
  expect([one.isRefused(), other.isRefused()]).toEqual([59, 59])
  expect(() => elsewhere.refuseAfterTooMany('a')).not.toThrow()
})

test('a flood of guesses is told once a second, a hundred at a time, without address or guess', () => {
  const exchange = new LocalExchange()
  const clock = new TurnedClock()
  const { tries } = counting(exchange, clock)
  const told: Message[] = []
  exchange.listen({ hear: (message) => told.push(message), missed: () => {} })
  for (let n = 0; n < 100_000; n += 1) tries.tellOthers(`192.0.2.${n % 256}`, `guess ${n}`)
  clock.turn(999)
  expect(told).toHaveLength(0)
  clock.turn(1)
  expect(told).toMatchObject([{ about: 'wrong guesses', guesses: { length: 100 } }])
  expect(JSON.stringify(told)).not.toMatch(/192\.0\.2|guess \d/)
  expect(JSON.stringify(told).length).toBeLessThan(7900)
  clock.turn(60_000)
  expect(told).toHaveLength(10)
})
