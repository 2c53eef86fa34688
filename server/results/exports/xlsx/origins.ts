import type { WorkbookWriter } from '@cj-tech-master/excelts'
import { columnsToFind, fingerprintsOf } from '../../made-from/editable.ts'
import { ORIGIN_ROWS, ORIGIN_SHEET, ORIGIN_VERSION } from '../../made-from/origin.ts'
import type { ExportSource } from '../source/export-source.ts'
import type { Table } from '../tables/tables.ts'
import { ROWS_A_TURN } from './sheet.ts'
import { textCell } from './text-cell.ts'

/** A sheet that no program shows by itself: where each column lies, and what each text was when it was exported. */
export async function writeOrigins(
  workbook: WorkbookWriter,
  source: ExportSource,
  tables: readonly Table[],
  untilSent: () => Promise<void>,
) {
  const sheet = workbook.addWorksheet(ORIGIN_SHEET, { state: 'veryHidden' })
  const { decision: decisions } = source.words.decisions
  let written = 0
  const add = async (...texts: string[]) => {
    sheet.addRow(texts.map(textCell)).commit()
    if (++written % ROWS_A_TURN === 0) await untilSent()
  }
  await add(ORIGIN_ROWS.file, ORIGIN_VERSION, source.workshop, source.at)
  for (const [decision, word] of Object.entries(decisions)) await add(ORIGIN_ROWS.decision, decision, word)
  for (const table of tables)
    for (const { key, header } of columnsToFind(table)) await add(ORIGIN_ROWS.column, table.title, key, header)
  for (const table of tables) {
    if (columnsToFind(table).length === 0) continue
    for await (const solution of source.solutions())
      for (const row of table.rows(solution))
        for (const { name, field, fingerprint } of fingerprintsOf(table, row, decisions))
          await add(ORIGIN_ROWS.text, name, field, fingerprint)
  }
  sheet.commit()
}
