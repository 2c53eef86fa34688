import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowed, type Ahead } from './server-clock.ts'

const cutToSecond = (time: number) => Math.floor(time / 1000) * 1000

test('answers narrow down how far the clocks are apart, and never past the truth', () => {
  const answer = fc.record({ pauseMs: fc.nat(5000), thereMs: fc.nat(300), backMs: fc.nat(300) })
  fc.assert(
    fc.property(
      fc.integer({ min: -7_200_000, max: 7_200_000 }),
      fc.array(answer, { minLength: 1 }),
      (truth, answers) => {
        let ahead: Ahead | undefined
        let now = 1_800_000_000_000
        for (const { pauseMs, thereMs, backMs } of answers) {
          const sentAt = now + pauseMs
          const receivedAt = sentAt + thereMs + backMs
          const before = ahead
          ahead = narrowed(ahead, cutToSecond(sentAt + thereMs + truth), sentAt, receivedAt) as Ahead
          now = receivedAt
          expect(ahead.least).toBeLessThanOrEqual(truth)
          expect(ahead.most).toBeGreaterThanOrEqual(truth)
          expect(ahead.most - ahead.least).toBeLessThanOrEqual(before ? before.most - before.least : Infinity)
        }
      },
    ),
  )
})

test('a clock that is set anew is learnt anew', () => {
  const before = narrowed(undefined, 5000, 5000, 5010)
  expect(narrowed(before, 605_000, 5500, 5510)).toEqual({ least: 599_490, most: 600_500 })
})

test('an answer during which the clock was set back says nothing', () => {
  const before = { least: -200, most: 300 }
  const sentAt = 1_800_000_000_000
  expect(narrowed(before, sentAt, sentAt, sentAt - 3_600_000)).toBe(before)
  expect(narrowed(undefined, sentAt, sentAt, sentAt - 3_600_000)).toBeUndefined()
})
