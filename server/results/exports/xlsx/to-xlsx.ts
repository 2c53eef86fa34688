import { PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { once } from 'node:events'
import type { WorkbookWriter } from '@cj-tech-master/excelts'
import { VERSION } from '../../../build-info.ts'
import { writable } from '../../../formats/xml-text.ts'
import type { ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import type { NamedColumn } from '../tables/columns.ts'
import type { Cell } from '../tables/step-tables.ts'
import { tablesOf } from '../tables/tables.ts'
import { writeCover } from './cover.ts'
import { matrixOf } from './matrix.ts'
import { writeOrigins } from './origins.ts'
import { ROWS_A_TURN, TableSheet, type Shown } from './sheet.ts'

const PROGRAM = 'Ninefold'
/** As such files number programs: 0.2.0 is 0.0200. */
const appVersion = () => {
  const [major = '0', minor = '0', patch = '0'] = VERSION === 'source' ? [] : VERSION.split('.')
  return `${Number.parseInt(major, 10)}.${minor.padStart(2, '0')}${patch.replace(/\D.*/, '').padStart(2, '0')}`
}

/** A cover, one sheet a step, options beside needs, and out of sight what all of it was made from. Rows leave as they are written; the sheets follow each other, so each is a walk of its own. */
export function toXlsx(source: ExportSource): Readable {
  const stream = new PassThrough()
  write(source, stream).catch((error: Error) => stream.destroy(error))
  return stream
}

async function write(source: ExportSource, stream: PassThrough) {
  // large, and wanted by nobody else
  const { WorkbookWriter } = await import('@cj-tech-master/excelts')
  const at = new Date(source.at)
  const workbook = new WorkbookWriter({
    stream,
    useStyles: true,
    creator: PROGRAM,
    lastModifiedBy: PROGRAM,
    created: at,
    modified: at,
  })
  // the writer passes it on, though its types do not say so
  Object.assign(workbook, { title: writable(source.title) })
  nameProgram(workbook)
  const tables = tablesOf(source)
  const matrix = matrixOf(source)
  writeCover(workbook, source, tables, matrix.title)
  const filters: string[] = []
  for (const { title, columns, rows } of [...tables, matrix]) {
    const sheet = new TableSheet(workbook, title, columns, source)
    let written = 0
    for await (const solution of source.solutions()) {
      for (const row of rows(solution)) {
        sheet.add(withLinks(row, columns, source))
        if (++written % ROWS_A_TURN === 0) await untilSent(stream, workbook)
      }
    }
    filters.push(sheet.end())
  }
  await writeOrigins(workbook, source, tables, () => untilSent(stream, workbook))
  nameFilters(workbook, filters)
  await workbook.commit()
}

/** A requirement's id leads to it. */
function withLinks(row: readonly (Cell | Shown)[], columns: readonly NamedColumn[], { address }: ExportSource) {
  return row.map((cell, at) =>
    columns[at]?.key === 'requirement_id' && typeof cell === 'string'
      ? { value: cell, leadsTo: linkTo(cell, address) }
      : cell,
  )
}

/** What the writer has no public names for: what it has not compressed yet, and a file of its own. Tests notice when these are gone. */
interface Inside {
  zip: { activeFile?: { _pushChain?: Promise<void> } | null }
  _addFile: (text: string, path: string) => void
}

/** The writer waits neither for its compression nor for a slow reader: rows would pile up in memory. */
async function untilSent(stream: PassThrough, workbook: WorkbookWriter) {
  await inside(workbook).zip.activeFile?._pushChain
  await setImmediate()
  if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
  if (stream.destroyed) throw new Error('the reader has gone')
}

const inside = (workbook: unknown) => workbook as Inside

/** A filter is one to LibreOffice only when its range has a name too; the sheets begin behind the cover. */
function nameFilters({ definedNames }: WorkbookWriter, filters: string[]) {
  const model = filters.map((range, at) => ({ name: '_xlnm._FilterDatabase', localSheetId: at + 1, ranges: [range] }))
  Object.defineProperty(definedNames, 'model', { value: model })
}

/** The writer says that another program has made the file. */
function nameProgram(workbook: WorkbookWriter) {
  const properties =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">' +
    `<Application>${PROGRAM}</Application><AppVersion>${appVersion()}</AppVersion></Properties>`
  Object.assign(workbook, { addApp: async () => inside(workbook)._addFile(properties, 'docProps/app.xml') })
}
