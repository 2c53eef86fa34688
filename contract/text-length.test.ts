import { expect, test } from 'vitest'
import { isTooLong, lengthOf, placeAfter } from './text-length.ts'

test('an emoji is one character, as for the server', () => {
  expect(lengthOf('a🚲b')).toBe(3)
  expect(isTooLong('🚲'.repeat(10), 10)).toBe(false)
  expect(isTooLong('🚲'.repeat(11), 10)).toBe(true)
})

test('the place after some characters never splits one', () => {
  expect(placeAfter('a🚲b', 2)).toBe(3)
  expect(placeAfter('ab', 9)).toBe(2)
})
