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

/**
 * Reads comma-separated values (RFC 4180), a row at a time; semicolons and tabs too, as some spreadsheets write them. Blank
 * lines are left out; blanks at the ends of a cell are not.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const source = text.replace(/^\uFEFF/, '')
  const comma = separatorOf(source)
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let isQuoted = false
  let openedOn = 1

  const refuse = () => {
    throw new UnclosedQuote(openedOn)
  }
  const endCell = () => {
    row.cells.push(cell)
    cell = ''
  }
  const endRow = (): CsvRow[] => {
    endCell()
    const ended = row
    row = { line: line + 1, cells: [] }
    return ended.cells.some((each) => each.trim() !== '') ? [ended] : []
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
        if (/^[^\S\n\t]*[^\s,;]/.test(source.slice(at + 1, at + 100))) refuse()
      }
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
      openedOn = line
    } else if (letter === comma) endCell()
    else if (letter === '\n') yield* endRow()
    else if (letter !== '\r') cell += letter
    if (letter === '\n') line += 1
  }
  if (isQuoted) refuse()
  yield* endRow()
}

/** What stands after the first cell of the first line; some programs put every cell in quotation marks. */
function separatorOf(source: string): string {
  let isQuoted = false
  for (const letter of source) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === ',' || letter === ';' || letter === '\t')) return letter
    else if (!isQuoted && letter === '\n') break
  }
  return ','
}
