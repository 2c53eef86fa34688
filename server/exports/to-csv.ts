import type { ExportStep } from '#contract/exports.ts'
import type { ExportSource } from './export-source.ts'
import { tables, type Cell } from './tables.ts'

/** Without it Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** One step as RFC 4180 has it: commas, CRLF, quotes doubled. */
export async function* toCsv(source: ExportSource, step: ExportStep): AsyncIterable<string> {
  for (const table of tables.filter((candidate) => candidate.step === step)) {
    yield BYTE_ORDER_MARK + line(table.columns.map(({ header }) => header))
    for await (const solution of source.solutions()) {
      for (const row of table.rows(solution)) yield line(row)
    }
  }
}

const line = (cells: Cell[]) => `${cells.map(field).join(',')}\r\n`

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell instanceof Date ? cell.toISOString() : FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
