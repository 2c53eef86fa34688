import { IMPORT_VALUES_MAX } from '#contract/limits.ts'

export interface CsvRow {
  line: number
  cells: string[]
}

/** Says on which line a text begins that never ends. */
export class UnclosedQuote extends Error {
  readonly line: number

  constructor(line: number) {
    super('A quotation mark opens a text here and nothing closes it.')
    this.line = line
  }
}

/** More than any row of ours has; a text in it has at most 10,000. */
export const ROW_CHARACTERS_MAX = 128 * 1024
const MOST = { characters: ROW_CHARACTERS_MAX, cells: IMPORT_VALUES_MAX }

/** Many letters that mean nothing to a table, or one that may. */
const PIECE = /[^",;\t\r\n]{1,4096}|[^]/y

/** Says on which line a row begins that is too long, or is one too many. */
export class LargeCsv extends Error {
  readonly line: number
  readonly what: keyof typeof MOST

  constructor(line: number, what: keyof typeof MOST) {
    super('This is more than a table has.')
    this.line = line
    this.what = what
  }

  get most() {
    return MOST[this.what]
  }
}

/**
 * Reads comma-separated values (RFC 4180); semicolons and tabs too, as some spreadsheets write them. Blank lines are left out;
 * blanks at the ends of a cell are not.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  for (const row of everyRow(text)) if (!isBlank(row)) yield row
}

export const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '')

/** The same with the blank lines, a row at a time: between two of them there is little to do, whatever the text is. */
export function* everyRow(text: string): Generator<CsvRow> {
  const source = text.replace(/^\uFEFF/, '')
  const comma = separatorOf(source.slice(0, ROW_CHARACTERS_MAX))
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let rowStart = 0
  let cell = ''
  // to look through the cell at each quotation mark would take ever longer
  let isCellBlank = true
  let cells = 0
  let isQuoted = false
  let openedOn = 1

  const refuse = () => {
    throw new UnclosedQuote(openedOn)
  }
  const add = (piece: string) => {
    cell += piece
    isCellBlank &&= piece.trim() === ''
  }
  const endCell = () => {
    row.cells.push(cell)
    cell = ''
    isCellBlank = true
    cells += 1
    if (cells > MOST.cells) throw new LargeCsv(row.line, 'cells')
  }
  const endRow = (): CsvRow => {
    endCell()
    const ended = row
    row = { line: line + 1, cells: [] }
    return ended
  }
  for (let at = 0; at < source.length;) {
    PIECE.lastIndex = at
    const [piece] = PIECE.exec(source) as RegExpExecArray
    at += piece.length
    if (at - rowStart > MOST.characters) throw new LargeCsv(row.line, 'characters')
    // some programs end lines with a carriage return alone
    const endsLine = piece === '\n' || (piece === '\r' && source[at] !== '\n')
    if (isQuoted) {
      if (piece !== '"') add(piece)
      else if (source[at] === '"') {
        add('"')
        at += 1
      } else {
        isQuoted = false
        // what is taken for the end of this text is the beginning of another
        if (/^[^\S\r\n\t]*[^\s,;]/.test(source.slice(at, at + 99))) refuse()
      }
    } else if (piece === '"' && isCellBlank) {
      cell = ''
      isQuoted = true
      openedOn = line
    } else if (piece === comma) endCell()
    else if (endsLine) {
      yield endRow()
      rowStart = at
    } else if (piece !== '\r') add(piece)
    if (endsLine) line += 1
  }
  if (isQuoted) refuse()
  yield endRow()
}

/** What stands after the first cell of the first line; some programs put every cell in quotation marks. */
function separatorOf(source: string): string {
  let isQuoted = false
  for (const letter of source) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === ',' || letter === ';' || letter === '\t')) return letter
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break
  }
  return ','
}
