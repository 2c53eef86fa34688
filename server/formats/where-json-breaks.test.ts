import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whereJsonBreaks } from './where-json-breaks.ts'

test.each([
  ['', 1, 1, '', 'value'],
  ['{"a": }', 1, 7, '}', 'value'],
  ['{\n  "a": 1,\n  "b" 2\n}', 3, 7, '2', 'colon'],
  ['{\n  "a": [1, 2,\n  ]\n}', 3, 3, ']', 'value'],
  ['{"a": 1', 1, 8, '', 'comma or end'],
  ['{"a": "x\ny"}', 1, 7, '"x', 'value'],
  ['{} {}', 1, 4, '{', 'nothing'],
  ['[1, 02]', 1, 6, '2', 'comma or end'],
  ["{'a': 1}", 1, 2, "'", 'key or end'],
  ['undefined', 1, 1, 'undefined', 'value'],
  ['{"a": 1,}', 1, 9, '}', 'key'],
  ['[}', 1, 2, '}', 'value or end'],
])('%j breaks at line %i, column %i, where %j stands in place of a %s', (text, line, column, found, expected) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(whereJsonBreaks(text)).toEqual({ line, column, found, expected })
})

test('valid JSON breaks nowhere before its end', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(whereJsonBreaks(text)).toMatchObject({ line: 1, column: text.length + 1, found: '' })
    }),
    { numRuns: 200 },
  )
})

test('a long way down is no harm', () => {
  expect(whereJsonBreaks('['.repeat(200_000))).toMatchObject({ line: 1, column: 200_001 })
})
