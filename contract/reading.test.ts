import { expect, test } from 'vitest'
import { measureIn, readPair, type Reading } from './reading.ts'
import type { Effect } from './reference-data.ts'

const effects: Effect[] = ['helps', 'seems', 'harms', 'none']

test.each<[Effect, (Reading | undefined)[]]>([
  ['helps', ['sturdy', 'fragile', 'fragile', 'sturdy']],
  ['seems', ['wishful', 'wishful', 'wishful', 'wishful']],
  ['harms', ['built-in harm', 'built-in harm', 'built-in harm', 'built-in harm']],
  ['none', [undefined, 'side effect', 'side effect', undefined]],
])('what %s in the good case is read by what the bad case does', (virtuous, readings) => {
  expect(effects.map((vicious) => readPair(virtuous, vicious))).toEqual(readings)
})

test('a need left out of a rated direction is None; a direction that nobody rated says nothing', () => {
  const ratings = [{ fhn_id: 9, virtuous: true, measure: 1 }]
  expect([measureIn(ratings, 9, true), measureIn(ratings, 1, true)]).toEqual([1, 5])
  expect([measureIn(ratings, 9, false), measureIn(ratings, 1, false)]).toEqual([undefined, undefined])
})

test('measures without effects say nothing', () => {
  expect(readPair(undefined, 'harms')).toBeUndefined()
  expect(readPair('helps', undefined)).toBeUndefined()
})
