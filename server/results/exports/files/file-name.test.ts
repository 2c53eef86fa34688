import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition, fileNameOf } from './file-name.ts'

const AT = '2026-11-15T06:00:00.000Z'

test.each([
  ['Cargo bikes', 'Cargo bikes 2026-11-15.csv'],
  ['../../etc/passwd', 'etc passwd 2026-11-15.csv'],
  ['a "b"\r\nSet-Cookie: x', 'a b Set-Cookie x 2026-11-15.csv'],
  ['  ', 'Ninefold 2026-11-15.csv'],
  ['Größe 自転車 🚲', 'Größe 自転車 🚲 2026-11-15.csv'],
])('%j is saved as %j', (title, name) => {
  expect(fileNameOf(title, AT, 'csv')).toBe(name)
})

test('letters beyond ASCII come in the second spelling', () => {
  expect(contentDisposition('Größe 2026.md')).toBe(
    `attachment; filename="Groe 2026.md"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%202026.md`,
  )
})

test('whatever the title, the header is one line of printable ASCII and the name stays in its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      const name = fileNameOf(title, AT, 'xlsx')
      expect(name).not.toMatch(/[/\\\0"]/)
      expect(name).not.toMatch(/^\./)
      const header = contentDisposition(name)
      expect(header).toMatch(/^[\x20-\x7E]+$/)
      expect(header.match(/"/g)).toHaveLength(2)
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name)
    }),
    { numRuns: 300 },
  )
})
