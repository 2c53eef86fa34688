import { expect, test } from 'vitest'
import { cssString, pageStyle } from './page-style.ts'

test('whatever a solution is called stays inside the quotes', () => {
  expect(cssString('Cargo bikes 2')).toBe("'Cargo bikes 2'")
  expect(cssString('Über')).toBe("'Über'")
  expect(cssString(`'}\\\n</style>`)).toBe(String.raw`'\27 \7d \5c \a \3c \2f style\3e '`)
})

test('pages name the solution', () => {
  const style = pageStyle({ title: 'Cargo bikes', day: '15 November 2026' })
  expect(style).toContain("@top-left { content: 'Cargo bikes'")
})
