import type { ExportStep } from '#contract/exports.ts'
import { csvLine, type Separator } from '../../../formats/csv-line.ts'
import type { ExportSource } from '../source/export-source.ts'
import { tableOf, type Cell } from '../tables/tables.ts'

/** Without it Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

export async function* toCsv(source: ExportSource, step: ExportStep, separator: Separator): AsyncIterable<string> {
  const line = (cells: Cell[]) =>
    csvLine(
      cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)),
      separator,
    )
  for (const table of tableOf(source, step)) {
    yield BYTE_ORDER_MARK + line(table.columns.map(({ header }) => header))
    for await (const solution of source.solutions()) {
      for (const row of table.rows(solution)) yield line(row)
    }
  }
}
