import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { showSkeleton } from './skeleton.ts'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.skeleton
  delete dataset.lineAbove
})

function outlineAt(path: string) {
  window.history.replaceState(null, '', path)
  delete dataset.skeleton
  delete dataset.lineAbove
  showSkeleton()
  return dataset.skeleton
}

test('the outline fits the page that the address leads to', () => {
  localStorage.setItem('sessionId', 'K7QM-2XVD')
  for (const path of ['/', '/solutions', '/solutions/7/metrics', '/metrics', '/r/R88'])
    expect(outlineAt(path), path).toBe('workshop')
  expect(outlineAt('/admin/workshops/K7QM2XVD')).toBe('console')
  expect(outlineAt('/results')).toBe('document')
  expect(outlineAt('/admin/workshops/K7QM2XVD/room')).toBeUndefined()
})

test('there is no outline of a workshop for a person who has to log in first', () => {
  expect(outlineAt('/solutions')).toBeUndefined()
})

test('the title is lower where the shell reserves a line above it', () => {
  localStorage.setItem('sessionId', 'K7QM-2XVD')
  outlineAt('/solutions')
  expect(dataset.lineAbove).toBeUndefined()
  outlineAt('/solutions/7')
  expect(dataset.lineAbove).toBe('')
  localStorage.setItem('solutionID', '7')
  outlineAt('/solutions')
  expect(dataset.lineAbove).toBe('')
})

test('the outline has the colours of the theme', () => {
  const page = readFileSync('web/index.html', 'utf8')
  const tokens = readFileSync('web/theme/tokens.css', 'utf8')
  for (const name of ['paper', 'line', 'sunk', 'petal']) {
    const [, colour = 'no colour'] = new RegExp(`--nf-${name}: (.*);`).exec(tokens) ?? []
    expect(page, name).toContain(colour)
  }
})
