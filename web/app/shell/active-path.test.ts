import { expect, test } from 'vitest'
import { activePath, sectionPath } from './active-path.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/workshops/3', '/admin'],
  ['/courses/12/edit', '/courses/new'],
  ['/courses/twelve/edit', '/courses/twelve/edit'],
  ['/courses/12', '/courses/12'],
  ['/solutions', '/solutions'],
  ['/solutions/', '/solutions'],
  ['/solutions//', '/solutions'],
  ['/solutions/new', '/solutions'],
  ['/solutions/7', '/solutions'],
  ['/solutions/7/metrics', '/solutions/7/metrics'],
  ['/solutions/7/functional-options', '/solutions/7/functional-options'],
  ['/', '/'],
])('%s counts as %s', (pathname, expected) => {
  expect(activePath(pathname)).toBe(expected)
})

test.each([
  ['/solutions/7/functional-options', '/solutions/7/user-stories'],
  ['/solutions/7/option-analysis/3/Virtuous', '/solutions/7/user-stories'],
  ['/solutions/7/system-requirements/3', '/solutions/7/user-stories'],
  ['/solutions/7/report', '/solutions'],
  ['/solutions/7/metrics', undefined],
  ['/solutions/7/user-stories', undefined],
  ['/solutions/7', undefined],
  ['/metrics', undefined],
])('%s belongs to %s', (pathname, expected) => {
  expect(sectionPath(pathname)).toBe(expected)
})
