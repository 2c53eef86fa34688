import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, withoutApostrophe } from './csv-line.ts'

const cellOf = (line: string) =>
  line
    .slice(0, -2)
    .replace(/^"([\s\S]*)"$/, '$1')
    .replaceAll('""', '"')

test('a text is kept from being run as a formula, also behind blanks, and comes back as it was', () => {
  const begin = fc.constantFrom('', "'", "''", ' ', '\u00A0', '=', "'=", ' =', "' =", '\n@', '\t', '＋', 'x')
  fc.assert(
    fc.property(begin, fc.string(), (first, rest) => {
      const text = first + rest
      const cell = cellOf(csvLine([text]))
      expect(cell).not.toMatch(/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/)
      expect(withoutApostrophe(cell)).toBe(text)
    }),
  )
})

test('semicolons part the cells where they are asked for', () => {
  expect(csvLine(['a', 'b;c', 1, 'd,e'], ';')).toBe('a;"b;c";1;"d,e"\r\n')
})
