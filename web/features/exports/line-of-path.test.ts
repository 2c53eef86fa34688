import { expect, test } from 'vitest'
import { lineOfPath } from './line-of-path.ts'

const text = `{
  "format": "ninefold-solution",
  "note": "a \\"quoted\\" : { [ , \\n text",
  "solutions": [
    { "name": "First", "purposes": [] },
    {
      "purposes": [{ "id": 1 },
        { "id": 3, "name": "Sleep" }],
      "primary_fhn": null
    }
  ],
  "version": 1
}`

test.each([
  ['format', 2],
  ['solutions', 4],
  ['solutions.0', 5],
  ['solutions.0.purposes', 5],
  ['solutions.1', 6],
  ['solutions.1.purposes.0', 7],
  ['solutions.1.purposes.1', 8],
  ['solutions.1.purposes.1.name', 8],
  ['solutions.1.primary_fhn', 9],
  ['version', 12],
])('%s stands on line %i', (path, line) => {
  expect(lineOfPath(text, path)).toBe(line)
})

test.each(['solutions.2', 'purposes', 'solutions.1.purposes.1.name.first'])('%j is nowhere', (path) => {
  expect(lineOfPath(text, path)).toBeUndefined()
})

test('a file in one line, and one with lines that end as on Windows', () => {
  expect(lineOfPath(JSON.stringify(JSON.parse(text)), 'solutions.1.purposes.1')).toBe(1)
  expect(lineOfPath(text.replaceAll('\n', '\r\n'), 'solutions.1.purposes.1')).toBe(8)
})

test('a file that is no JSON has no places', () => {
  expect(lineOfPath('{ "a" "b": [ }', 'b')).toBeUndefined()
  expect(lineOfPath('plain words', 'words')).toBeUndefined()
})
