import { expect, test } from 'vitest'
import { AppError } from '../../errors/app-error.ts'
import type { Message } from '../../exchange/exchange.ts'
import { LocalExchange } from '../../exchange/local-exchange.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import { sourceOf } from './address-range.ts'
import { WrongTries, type TryLimits } from './wrong-tries.ts'

const LIMITS: TryLimits = { range: 20, network: 50 }
const FROM = '192.0.2.1'

function counting(exchange = new LocalExchange(), clock = new TurnedClock(), limits = LIMITS) {
  const tries = new WrongTries('session ID', limits, { exchange, clock })
  const guess = (from: number, to: number, address = FROM) => {
    for (let n = from; n <= to; n += 1) tries.count(sourceOf(address), `guess ${n}`)
  }
  const isRefused = (address = FROM) => tries.secondsToWait(sourceOf(address)) || false
  return { clock, tries, guess, isRefused }
}

/** The status of one more guess while there is a flood. */
function guessInFlood(tries: WrongTries, address: string, guess: string) {
  try {
    tries.refuseInFlood(sourceOf(address), guess)
    tries.count(sourceOf(address), guess)
    return 'checked'
  } catch (error) {
    return error instanceof AppError && error.retryAfter
  }
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
  for (let n = 0; n < 100; n += 1) tries.count(sourceOf(FROM), 'K7QM2XVD')
  expect(isRefused()).toBe(false)
})

test('each address is counted for itself', () => {
  const { guess, isRefused } = counting()
  guess(1, 20)
  expect(isRefused('192.0.2.2')).toBe(false)
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

test('a guess that turned out right no longer counts', () => {
  const { tries, guess, isRefused } = counting()
  guess(1, 19)
  const forgive = tries.count(sourceOf(FROM), 'the right one')
  expect(isRefused()).toBe(60)
  forgive()
  expect(isRefused()).toBe(false)
})

test('beyond its allowance a source is counted on, up to a multiple of it', () => {
  const { tries, guess } = counting()
  guess(1, 99)
  expect(tries.secondsToWait(sourceOf(FROM), 5)).toBe(0)
  guess(100, 100)
  expect(tries.secondsToWait(sourceOf(FROM), 5)).toBe(60)
})

test('the addresses of one IPv6 /64 are counted together, and those of one /48 have an allowance of their own', () => {
  const { guess, isRefused } = counting()
  for (let n = 1; n <= 20; n += 1) guess(n, n, `2001:db8:1:1::${n}`)
  expect(isRefused('2001:db8:1:1:ffff::')).toBe(60)
  expect(isRefused('2001:db8:1:2::1')).toBe(false)
  for (let subnet = 2; subnet <= 31; subnet += 1) guess(1, 1, `2001:db8:1:${subnet}::1`)
  expect(isRefused('2001:db8:1:ffff::1')).toBe(60)
  expect(isRefused('2001:db8:2:1::1')).toBe(false)
})

test('of very many ranges the oldest are forgotten, so that memory is bounded', () => {
  const { guess, isRefused } = counting()
  guess(1, 20)
  for (let n = 0; n < 10_000; n += 1) guess(1, 1, `10.1.${n >> 8}.${n & 255}`)
  expect(isRefused()).toBe(false)
})

test('all sources together may guess only so often per second, those that have not guessed wrong a little longer', () => {
  const limits = { ...LIMITS, total: { repeated: 5, fresh: 8 } }
  const { clock, tries } = counting(new LocalExchange(), new TurnedClock(), limits)
  for (let n = 1; n <= 5; n += 1) expect(guessInFlood(tries, `10.0.0.${n}`, `guess ${n}`)).toBe('checked')
  expect(guessInFlood(tries, '10.0.0.1', 'another')).toBe(1)
  expect(guessInFlood(tries, '10.0.0.1', 'guess 1'), 'an ID that others try too').toBe('checked')
  for (let n = 6; n <= 8; n += 1) expect(guessInFlood(tries, `10.0.0.${n}`, `guess ${n}`)).toBe('checked')
  expect(guessInFlood(tries, '10.0.0.9', 'guess 9')).toBe(1)
  clock.turn(1000)
  expect(guessInFlood(tries, '10.0.0.1', 'another')).toBe('checked')
})

test('a /48 that has guessed wrong is not a new source in each of its /64s', () => {
  const limits = { ...LIMITS, total: { repeated: 1, fresh: 8 } }
  const { tries } = counting(new LocalExchange(), new TurnedClock(), limits)
  expect(guessInFlood(tries, '2001:db8:1:1::1', 'guess 1')).toBe('checked')
  expect(guessInFlood(tries, '2001:db8:1:2::1', 'guess 2')).toBe(1)
  expect(guessInFlood(tries, '2001:db8:2:1::1', 'guess 3')).toBe('checked')
})

test('instances count together, and a guess that both have heard of counts once', () => {
  const exchange = new LocalExchange()
  const clock = new TurnedClock()
  const [one, other] = [counting(exchange, clock), counting(exchange, clock)]
  const elsewhere = new WrongTries('host password', LIMITS, { exchange, clock })
  for (let n = 1; n <= 20; n += 1) {
    const { tries } = n % 2 === 0 ? one : other
    tries.count(sourceOf(FROM), `guess ${n}`)
    tries.reportWrong(sourceOf(FROM), `guess ${n}`)
  }
  expect([one.isRefused(), other.isRefused()]).toEqual([false, false])
  clock.turn(1000)
  expect([one.isRefused(), other.isRefused()]).toEqual([59, 59])
  expect(elsewhere.secondsToWait(sourceOf(FROM))).toBe(0)
})

test('instances count a /48 together', () => {
  const exchange = new LocalExchange()
  const clock = new TurnedClock()
  const [one, other] = [counting(exchange, clock), counting(exchange, clock)]
  for (let n = 1; n <= 50; n += 1) {
    const source = sourceOf(`2001:db8:1:${n}::1`)
    one.tries.count(source, `guess ${n}`)
    one.tries.reportWrong(source, `guess ${n}`)
  }
  expect(other.isRefused('2001:db8:1:99::1')).toBe(false)
  clock.turn(1000)
  expect([one, other].map(({ isRefused }) => isRefused('2001:db8:1:99::1'))).toEqual([59, 60])
})

test('a flood of guesses is told once a second, a hundred at a time, without address or guess', () => {
  const exchange = new LocalExchange()
  const clock = new TurnedClock()
  const { tries } = counting(exchange, clock)
  const told: Message[] = []
  exchange.listen({ hear: (message) => told.push(message), missed: () => {} })
  for (let n = 0; n < 20_000; n += 1) {
    const source = sourceOf(`2001:db8:${n % 5000}:1::1`)
    tries.count(source, `guess ${n}`)
    tries.reportWrong(source, `guess ${n}`)
  }
  clock.turn(999)
  expect(told).toHaveLength(0)
  clock.turn(1)
  expect(told).toMatchObject([{ about: 'wrong guesses', guesses: { length: 100 } }])
  expect(JSON.stringify(told)).not.toMatch(/2001|db8|guess \d/)
  expect(JSON.stringify(told).length).toBeLessThan(7900)
  clock.turn(60_000)
  expect(told).toHaveLength(10)
})
