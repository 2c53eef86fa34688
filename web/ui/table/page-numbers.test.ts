import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a few pages are all named', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many pages both ends and the neighbours are named', () => {
  expect(pageNumbers(1, 500)).toEqual([1, 2, null, 500])
  expect(pageNumbers(250, 500)).toEqual([1, null, 249, 250, 251, null, 500])
  expect(pageNumbers(4, 500)).toEqual([1, 2, 3, 4, 5, null, 500])
})
