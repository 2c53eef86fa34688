import { expect, test } from 'vitest'
import { AppError } from '../../errors/app-error.ts'
import { wrongTries } from './wrong-tries.ts'

function counting() {
  const clock = { now: 0 }
  const tries = wrongTries(() => clock.now)
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
  clock.now = 45_500
  expect(isRefused()).toBe(15)
  clock.now = 60_000
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
