import { expect, test } from 'vitest'
import { newWordsOf } from './new-words.ts'

const long = 'As a neighbour without a car I want to borrow a bike for the shopping of a week'

test('a long text begins a little before its new words', () => {
  expect(newWordsOf(`${long}, and bring it back.`, long)).toBe(
    '… borrow a bike for the shopping of a week, and bring it back.',
  )
  expect(newWordsOf(long, `${long}, and bring it back.`)).toBe('… borrow a bike for the shopping of a week')
})

test('a new text, and one that is new from its beginning, is shown from there', () => {
  expect(newWordsOf(long, '')).toBe(long)
  expect(newWordsOf('Mine', 'Theirs')).toBe('Mine')
  expect(newWordsOf('A bike with a lid', 'A bike')).toBe('A bike with a lid')
})
