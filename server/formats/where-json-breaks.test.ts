import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whereJsonBreaks } from './where-json-breaks.ts'

test.each([
  ['', 1, 1],
  ['{"a": }', 1, 7],
  ['{\n  "a": 1,\n  "b" 2\n}', 3, 7],
  ['{\n  "a": [1, 2,\n  ]\n}', 3, 3],
  ['{"a": 1', 1, 8],
  ['{"a": "x\ny"}', 1, 7],
  ['{} {}', 1, 4],
  ['[1, 02]', 1, 6],
  ["{'a': 1}", 1, 2],
  ['undefined', 1, 1],
  ['{"a": 1,}', 1, 9],
  ['[}', 1, 2],
])('%j breaks at line %i, column %i', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(whereJsonBreaks(text)).toEqual({ line, column })
})

test('valid JSON breaks nowhere before its end', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(whereJsonBreaks(text)).toEqual({ line: 1, column: text.length + 1 })
    }),
    { numRuns: 200 },
  )
})

test('a long way down is no harm', () => {
  expect(whereJsonBreaks('['.repeat(200_000))).toEqual({ line: 1, column: 200_001 })
})
