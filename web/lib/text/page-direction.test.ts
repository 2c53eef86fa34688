import { afterEach, expect, test } from 'vitest'
import { directedKey, pageDirection, settleDirection } from './page-direction.ts'

const page = document.documentElement

afterEach(() => {
  page.removeAttribute('dir')
  page.removeAttribute('lang')
})

test.for([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['arn', 'ltr'],
  ['', 'ltr'],
] as const)('a page in “%s” runs %s', ([language, direction]) => {
  page.lang = language
  settleDirection()
  expect(page.dir).toBe(direction)
  expect(pageDirection()).toBe(direction)
})

test('a direction that stands in the page stays', () => {
  page.lang = 'en'
  page.dir = 'rtl'
  settleDirection()
  expect(pageDirection()).toBe('rtl')
})

test('arrow keys lead to what lies on their side of the screen, and other keys stay', () => {
  const led = () => ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home'].map(directedKey)
  expect(led()).toEqual(['forward', 'back', 'ArrowUp', 'Home'])
  page.dir = 'rtl'
  expect(led()).toEqual(['back', 'forward', 'ArrowUp', 'Home'])
})
