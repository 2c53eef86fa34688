import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMPORT_VALUES_MAX } from '#contract/limits.ts'
import { csvLine } from './csv-line.ts'
import { everyRow, LargeCsv, readCsv, ROW_CHARACTERS_MAX, UnclosedQuote } from './read-csv.ts'

const read = (text: string) => [...readCsv(text)]

test('reads quotation marks, line breaks inside them, semicolons, tabs, and a mark of byte order', () => {
  expect(read('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\nlast,')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"', 'two\nlines'] },
    { line: 5, cells: ['last', ''] },
  ])
  for (const separator of [';', '\t']) {
    expect(read(`a${separator}b\n1${separator}2,5`)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2,5'] },
    ])
  }
})

test('a carriage return alone ends a line, and stays what it is between quotation marks', () => {
  expect(read('a,b\r"x\ry","2"\r\r3;,4\r\n5,6\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ry', '2'] },
    { line: 5, cells: ['3;', '4'] },
    { line: 6, cells: ['5', '6'] },
  ])
  expect(read('a\r1;2')).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, cells: ['1;2'] },
  ])
})

test('names the line of a quotation mark that is never closed, also where another one follows', () => {
  const unclosed = (text: string) => {
    expect(() => read(text)).toThrow(UnclosedQuote)
    try {
      read(text)
    } catch (error) {
      return (error as UnclosedQuote).line
    }
  }
  expect(unclosed('a,b\n1,"x\n2,y')).toBe(2)
  expect(unclosed('a,b\n1,z\n2,"x\n3,"y"\n4,"z"')).toBe(3)
  expect(read('a,b\n"x" ,"y" \r\n')).toHaveLength(2)
})

test('between two rows only so much is read, and of a file only so many cells', () => {
  const refusal = (text: string) => {
    let rows = 0
    try {
      for (const _ of everyRow(text)) rows += 1
      return rows
    } catch (error) {
      return error
    }
  }
  const long = ROW_CHARACTERS_MAX * 30
  for (const junk of ['a', 'a""', '"', '""', ',', '['])
    expect(refusal(`a,b\n${junk.repeat(long / junk.length)}`), junk).toEqual(new LargeCsv(2, 'characters'))
  expect(refusal('\n'.repeat(IMPORT_VALUES_MAX + 1))).toEqual(new LargeCsv(IMPORT_VALUES_MAX + 1, 'cells'))
  // blank lines are handed on, so that others have their turn between them
  expect([...everyRow('a,b\n\n\n1,2')].map(({ line }) => line)).toEqual([1, 2, 3, 4])
})

test('what is written reads the same again', () => {
  const cell = fc.string().map((text) => `x${text.replaceAll('\r', '')}`)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const head = ['a', 'b']
      expect(read([head, ...rows].map((cells) => csvLine(cells)).join('')).map(({ cells }) => cells)).toEqual([
        head,
        ...rows,
      ])
    }),
    { seed: 9 },
  )
})

test('a text that begins like a formula stays a text', () => {
  expect(csvLine(['=1+1'])).toBe("'=1+1\r\n")
  for (const hidden of [' =1+1', '\u00A0@SUM(1)', "'=1+1"]) expect(csvLine([hidden])).toContain(`'${hidden}`)
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    expect(csvLine([`${sign}1`])).toMatch(/^"?'/)
  }
})
