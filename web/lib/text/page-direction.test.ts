import { afterEach, expect, test } from 'vitest'
import { directedKey, pageDirection } from './page-direction.ts'

const page = document.documentElement

afterEach(() => page.removeAttribute('dir'))

test('the page runs in the direction that stands in it, and from left to right where none does', () => {
  expect(pageDirection()).toBe('ltr')
  page.dir = 'rtl'
  expect(pageDirection()).toBe('rtl')
})

test('arrow keys lead to what lies on their side of the screen, and other keys stay', () => {
  const led = () => ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home'].map(directedKey)
  expect(led()).toEqual(['forward', 'back', 'ArrowUp', 'Home'])
  page.dir = 'rtl'
  expect(led()).toEqual(['back', 'forward', 'ArrowUp', 'Home'])
})
