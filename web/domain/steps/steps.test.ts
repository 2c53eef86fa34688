import { expect, test } from 'vitest'
import { stepOf } from './steps.ts'

test.each([
  ['/solutions/7', 1],
  ['/solutions/7/', 1],
  ['/solutions/7/metrics', 2],
  ['/solutions/7/stakeholders', 3],
  ['/solutions/7/user-stories', 4],
  ['/solutions/7/functional-options', 5],
  ['/solutions/7/option-analysis/3/virtuous', 6],
  ['/solutions/7/system-requirements/3', 7],
])('%s is step %i', (pathname, step) => {
  expect(stepOf(pathname)).toBe(step)
})
