import { expect, test } from 'vitest'
import { commonestOf, hasReached } from './agreement.ts'

const chosen = (...people: number[]) => people.map((count, index) => ({ measure: index + 1, people: count }))

test('the commonest answer is the one that most people chose, where there is one', () => {
  expect(commonestOf([])).toBeUndefined()
  expect(commonestOf(chosen(2, 5, 1))).toEqual({ measure: 2, people: 5, of: 8, percent: 62 })
  expect(commonestOf(chosen(3, 3))).toEqual({ measure: undefined, people: 3, of: 6, percent: 50 })
})

test('a share is reached by people, not by a rounded number', () => {
  expect(hasReached({ people: 2, of: 3 }, 67)).toBe(false)
  expect(hasReached({ people: 2, of: 3 }, 66)).toBe(true)
  expect(hasReached({ people: 7, of: 10 }, 70)).toBe(true)
})
