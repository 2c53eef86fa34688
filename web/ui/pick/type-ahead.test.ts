import { expect, test } from 'vitest'
import { findTyped } from './type-ahead.ts'

const needs = ['Subsistence', 'Protection', 'Affection', 'Understanding', 'Participation', 'Leisure', 'Creation']

test('finds the label that begins as typed, from where one is and around', () => {
  expect(findTyped(needs, 'p', -1)).toBe(1)
  expect(findTyped(needs, 'PA', 1)).toBe(4)
  expect(findTyped(needs, 'sub', 4)).toBe(0)
  // stays where one is while the word goes on
  expect(findTyped(needs, 'pro', 1)).toBe(1)
  expect(findTyped(needs, 'x', 1)).toBeUndefined()
  expect(findTyped([], 'p', -1)).toBeUndefined()
})

test('the same letter goes through all that begin with it', () => {
  expect(findTyped(needs, 'p', 1)).toBe(4)
  expect(findTyped(needs, 'pp', 4)).toBe(1)
})
