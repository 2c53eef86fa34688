import { PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { once } from 'node:events'
import type { ExportSource } from '../source/export-source.ts'
import { tablesOf, type Cell } from '../tables/tables.ts'
import { writable } from '../../../formats/xml-text.ts'

/** Rows after which others get their turn, and what is written is sent. */
const ROWS_A_TURN = 50

/** One sheet a step. Rows leave as they are written; the sheets follow each other, so each is a walk of its own. */
export function toXlsx(source: ExportSource): Readable {
  const stream = new PassThrough()
  write(source, stream).catch((error: Error) => stream.destroy(error))
  return stream
}

async function write(source: ExportSource, stream: PassThrough) {
  // large, and wanted by nobody else
  const { WorkbookWriter } = await import('@cj-tech-master/excelts')
  const workbook = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false })
  workbook.creator = 'Ninefold'
  workbook.created = new Date(source.at)
  for (const { title, columns, rows } of tablesOf(source)) {
    const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] })
    sheet.columns = columns.map(({ header, width }) => ({
      header,
      width,
      style: {
        alignment: { vertical: 'top', wrapText: true },
        ...(header === 'Created' && { numFmt: 'yyyy-mm-dd hh:mm' }),
      },
    }))
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } }
    const heads = sheet.getRow(1)
    heads.font = { bold: true }
    heads.commit()
    let written = 0
    for await (const solution of source.solutions()) {
      for (const row of rows(solution)) {
        sheet.addRow(row.map(cell)).commit()
        if (++written % ROWS_A_TURN === 0) await untilSent(stream, workbook)
      }
    }
    sheet.commit()
  }
  await workbook.commit()
}

/** What the writer has not compressed yet; it has no public name for it. A test notices when this is gone. */
interface Compressing {
  zip: { activeFile?: { _pushChain?: Promise<void> } | null }
}

/** The writer waits neither for its compression nor for a slow reader: rows would pile up in memory. */
async function untilSent(stream: PassThrough, workbook: unknown) {
  await (workbook as Compressing).zip.activeFile?._pushChain
  await setImmediate()
  if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
  if (stream.destroyed) throw new Error('the reader has gone')
}

/** Text is written as text: a spreadsheet takes no formula from it. */
const cell = (value: Cell) => (typeof value === 'string' ? writable(value) : value)
