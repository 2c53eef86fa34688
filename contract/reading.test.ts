import { expect, test } from 'vitest'
import { readPair, type Reading } from './reading.ts'
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

test('measures without effects say nothing', () => {
  expect(readPair(undefined, 'harms')).toBeUndefined()
  expect(readPair('helps', undefined)).toBeUndefined()
})
