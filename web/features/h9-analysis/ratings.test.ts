import { expect, test } from 'vitest'
import { typed, type Edits } from '../../lib/edits/edit.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { conflictsIn, isMeasure, isRated, shownMeasure, storedCells, toUpdates } from './ratings.ts'

const stored = [
  { fhn_id: 1, measure: 3 },
  { fhn_id: 2, measure: 5 },
]
const untouched: Edits<string> = new Map()
const choose = (edits: Edits<string>, name: string, measure: string) =>
  typed(edits, name, measure, { startedFrom: storedCells([1, 2, 3], stored).get(name)!, label: '' })
const cell = { functional_option_id: 34, virtuous: false }

test('an unfilled cell is None, a chosen one keeps its choice whatever is stored', () => {
  expect(shownMeasure(stored, untouched, 1)).toBe(3)
  expect(shownMeasure(stored, untouched, 7)).toBe(5)
  expect([...storedCells([1, 7], stored)]).toEqual([
    ['1', '3'],
    ['7', '5'],
  ])
  const edits = choose(untouched, '1', '4')
  expect(shownMeasure([{ fhn_id: 1, measure: 2 }], edits, 1)).toBe(4)
})

test('a cell is rated once somebody has chosen in it, None too', () => {
  expect([1, 2, 3].map((fhnId) => isRated(stored, untouched, fhnId))).toEqual([true, true, false])
  expect(isRated(stored, choose(untouched, '3', '1'), 3)).toBe(true)
})

test('every cell is sent with what the rater saw in it', () => {
  const edits = choose(choose(untouched, '1', '4'), '1', '2')
  expect(toUpdates([1, 2, 3], stored, edits, cell)).toEqual([
    { ...cell, fhn_id: 1, measure: 2, previous: 3 },
    { ...cell, fhn_id: 2, measure: 5, previous: 5 },
    { ...cell, fhn_id: 3, measure: 5, previous: 5 },
  ])
})

test('a cell that somebody else has emptied meanwhile is None in the question about it', () => {
  const at = '2026-11-15T12:00:00.000Z'
  const conflicts = [
    { fhn_id: 1, measure: 4, by: 'ana@example.org', at },
    { fhn_id: 2, measure: null },
  ]
  expect([...conflictsIn(new ApiError({ status: 409, conflicts }))]).toEqual([
    ['1', { theirs: '4', by: 'ana@example.org', at }],
    ['2', { theirs: '5', by: null, at: null }],
  ])
})

test.each([
  ['3', true],
  ['', false],
  ['Singular', false],
  [3, false],
  [undefined, false],
])('whether %j is a measure: %j', (value, expected) => expect(isMeasure(value)).toBe(expected))
