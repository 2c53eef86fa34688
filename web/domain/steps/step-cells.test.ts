import { expect, test } from 'vitest'
import type { SolutionProgress } from '#contract/solutions.ts'
import { progressOf } from '../../testing/progress.ts'
import { stepCells } from './step-cells.ts'

const nothing = progressOf(1)

const texts = (progress: SolutionProgress) => stepCells(progress).map(({ count }) => count)
const hereAt = (progress: SolutionProgress) => stepCells(progress).findIndex(({ isHere }) => isHere) + 1

test('a new solution is at its metrics, and later steps have nothing to count', () => {
  expect(texts(nothing)).toEqual(['', '0', '', '', '', '', ''])
  expect(hereAt(nothing)).toBe(2)
})

test('a step that is not whole says what is missing, and the group is there', () => {
  const some = {
    ...nothing,
    metrics: 4,
    stakeholders: 7,
    stories_written: 2,
    stories_without_option: 1,
    options: 1,
    options_rated: 0,
  }
  expect(texts(some)).toEqual(['', '4', '7', '2/4', '1', '0/1', ''])
  expect(hereAt(some)).toBe(4)
  expect(stepCells(some).map(({ missing }) => missing)).toEqual([
    undefined,
    undefined,
    undefined,
    '2 not written',
    '1 story without an option',
    '1 not rated',
    undefined,
  ])
  expect(stepCells(some)[4]!.share).toBe(0.75)
})

test('an option rated one way only counts as half, and is told apart from one that is not rated', () => {
  const half = { ...nothing, metrics: 1, options: 4, options_rated: 1, options_half_rated: 1, ratings: 3 }
  const analysis = stepCells(half)[5]!
  expect(analysis.count).toBe('1/4, 1 partly')
  expect(analysis.share).toBe(1.5 / 4)
  expect(analysis.missing).toBe('2 not rated, 1 rated one way only')
})

test('where every option is rated, but one of them one way only, the group is still there', () => {
  const half = { ...nothing, purposes: 1, metrics: 1, stories_written: 1, options: 2, options_rated: 1 }
  const cells = stepCells({ ...half, options_half_rated: 1, ratings: 3 })
  expect(cells[5]).toMatchObject({ share: 0.75, isHere: true, missing: '1 rated one way only' })
})

test('what is whole is nowhere any more', () => {
  const whole = {
    ...nothing,
    metrics: 4,
    stakeholders: 7,
    stories_written: 4,
    options: 6,
    options_rated: 6,
    ratings: 20,
    requirements: 24,
  }
  expect(texts(whole)).toEqual(['', '4', '7', '4/4', '6', '6/6', '24'])
  expect(hereAt(whole)).toBe(0)
})
