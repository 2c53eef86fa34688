import type { ExportStep } from '#contract/exports.ts'
import { csvLine, type Separator } from '../../../formats/csv-line.ts'
import type { ExportSource } from '../source/export-source.ts'
import { columnsToFind, fingerprintsOf } from '../../made-from/editable.ts'
import { writeOrigin } from '../../made-from/origin.ts'
import type { Cell } from '../tables/step-tables.ts'
import { tableOf, type Table } from '../tables/tables.ts'

/** Without it Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

const fingerprintsIn = (table: Table, row: Cell[], decisions: Record<string, string>) =>
  fingerprintsOf(table, row, decisions)
    .map(({ fingerprint }) => fingerprint)
    .join(' ')

/** The last column of a table that can be edited says what it was made from. */
export async function* toCsv(source: ExportSource, step: ExportStep, separator: Separator): AsyncIterable<string> {
  const line = (cells: Cell[]) =>
    csvLine(
      cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)),
      separator,
    )
  const { decision: decisions } = source.words.decisions
  for (const table of tableOf(source, step)) {
    const found = columnsToFind(table).map(({ key, header }) => [key, header] as const)
    const isEditable = found.length > 0
    const origin = isEditable ? [writeOrigin(source.workshop, [...found, ...Object.entries(decisions)])] : []
    yield BYTE_ORDER_MARK + line([...table.columns.map(({ header }) => header), ...origin])
    for await (const solution of source.solutions()) {
      for (const row of table.rows(solution))
        yield line(isEditable ? [...row, fingerprintsIn(table, row, decisions)] : row)
    }
  }
}
