import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

const values: unknown[] = [
  null,
  'a "text"\nof two lines',
  [],
  {},
  { a: 1, b: null, c: undefined, d: 'x\ny' },
  { list: [], empty: {}, none: undefined, rows: [{ id: 1 }, { id: 2, deep: [{ a: [1, 'two', null, {}] }] }] },
  [[], [[1]], { a: { b: { c: [] } } }],
]

test.each(values)('makes the text of JSON.stringify out of %j', (value) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, null, 1))
})

test('makes each row and each field of a generator a piece of its own', () => {
  const made: number[] = []
  const fields = function* (): Iterable<[string, number]> {
    for (const n of [1, 2]) {
      made.push(n)
      yield [`f${n}`, n]
    }
  }
  const pieces = jsonPieces({ rows: [{ a: 1, b: 2 }], fields: fields() })
  const texts: string[] = []
  /** How many fields were made when each piece came. */
  const counts: number[] = []
  for (const piece of pieces) {
    texts.push(piece)
    counts.push(made.length)
  }
  expect(counts[texts.indexOf('1')]).toBe(1)
  expect(texts.join('')).toBe(JSON.stringify({ rows: [{ a: 1, b: 2 }], fields: { f1: 1, f2: 2 } }, null, 1))
  expect([...jsonPieces({ none: (function* () {})() })].join('')).toBe(JSON.stringify({ none: {} }, null, 1))
})
