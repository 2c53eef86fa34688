import { expect, test } from 'vitest'
import { afterSaving, choose, decided, restored, shownMeasure, toUpdates, type Choices } from './ratings.ts'

const stored = [
  { fhn_id: 1, measure: 3 },
  { fhn_id: 2, measure: 5 },
]
const untouched: Choices = new Map()
const cell = { functional_option_id: 34, virtuous: false }

test('an unfilled cell is None, a chosen one keeps its choice whatever is stored', () => {
  expect(shownMeasure(stored, untouched, 1)).toBe(3)
  expect(shownMeasure(stored, untouched, 7)).toBe(5)
  const choices = choose(untouched, stored, 1, 4)
  expect(shownMeasure([{ fhn_id: 1, measure: 2 }], choices, 1)).toBe(4)
})

test('every cell is sent with what the rater saw in it', () => {
  const choices = choose(choose(untouched, stored, 1, 4), stored, 1, 2)
  expect(toUpdates([1, 2, 3], stored, choices, cell)).toEqual([
    { ...cell, fhn_id: 1, measure: 2, previous: 3 },
    { ...cell, fhn_id: 2, measure: 5, previous: 5 },
    { ...cell, fhn_id: 3, measure: 5, previous: 5 },
  ])
})

test('what was chosen while a save was on its way is still unsaved', () => {
  const choices = choose(choose(untouched, stored, 1, 4), stored, 2, 1)
  const saved = [
    { fhn_id: 1, measure: 4 },
    { fhn_id: 2, measure: 2 },
  ]
  expect([...afterSaving(choices, saved)]).toEqual([[2, { measure: 1, previous: 2 }]])
})

test('a decision starts from what the other one rated; theirs is no choice any more', () => {
  const choices = choose(choose(untouched, stored, 1, 4), stored, 2, 1)
  expect([...decided(choices, 1, 4, 2)]).toEqual([
    [1, { measure: 4, previous: 2 }],
    [2, { measure: 1, previous: 5 }],
  ])
  expect([...decided(choices, 1, 2, 2)]).toEqual([[2, { measure: 1, previous: 5 }]])
})

test('what was chosen on an earlier visit comes back, but for cells chosen in since', () => {
  const left = [1, 3].map((id) => ({ name: String(id), value: 2, startedFrom: 5, label: '', at: '' }))
  expect([...restored(choose(untouched, stored, 1, 4), left)]).toEqual([
    [1, { measure: 4, previous: 3 }],
    [3, { measure: 2, previous: 5 }],
  ])
})
