import { expect, test } from 'vitest'
import { ended, isolated, quoted } from './grammar.ts'

test('words from right to left are isolated within a sentence, all others stay as they are', () => {
  expect(isolated('Shared cargo bikes')).toBe('Shared cargo bikes')
  expect(isolated('Ein größeres Fahrrad, 自転車')).toBe('Ein größeres Fahrrad, 自転車')
  expect(isolated('אופניים!')).toBe('\u2068אופניים!\u2069')
  expect(quoted('دراجات')).toBe('“\u2068دراجات\u2069”')
  // a sign that turns everything after it ends with the words
  expect(isolated('bikes \u202Edna')).toBe('\u2068bikes \u202Edna\u2069')
})

test('a sentence that ends with somebody’s words has one full stop', () => {
  expect(ended('You are Ana')).toBe('You are Ana.')
  expect(ended('You are Ana M.')).toBe('You are Ana M.')
  expect(ended(`You are ${isolated('נועה!')}`)).toBe('You are \u2068נועה!\u2069')
})
