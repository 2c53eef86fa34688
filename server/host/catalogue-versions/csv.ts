import { Unreadable } from './draft.ts'

interface CsvRow {
  line: number
  cells: string[]
}

/** Reads comma-separated values (RFC 4180); semicolons too, as some spreadsheets write them. Blank lines are left out. */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '')
  const comma = /^[^\n"]*?([,;])/.exec(source)?.[1] ?? ','
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let isQuoted = false
  let openedOn = 1

  const refuse = () => {
    throw new Unreadable({ line: openedOn, problem: 'A quotation mark opens a text here and nothing closes it.' })
  }
  const endCell = () => {
    row.cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((each) => each !== '')) rows.push(row)
    row = { line: line + 1, cells: [] }
  }
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] as string
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else {
        isQuoted = false
        // what is taken for the end of this text is the beginning of another
        if (/^[^\S\n]*[^\s,;]/.test(source.slice(at + 1, at + 100))) refuse()
      }
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
      openedOn = line
    } else if (letter === comma) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
    if (letter === '\n') line += 1
  }
  if (isQuoted) refuse()
  endRow()
  return rows
}
