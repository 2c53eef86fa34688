import type { Row, WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts'
import type { ExportSource } from '../source/export-source.ts'
import { isRightToLeft } from '../source/is-right-to-left.ts'
import type { Table } from '../tables/tables.ts'
import { boldFont, fillOfMeasure, headingFont, plainFont, quietFont, titleFont } from './look.ts'
import { rowHeight } from './row-height.ts'
import { openPage } from './sheet.ts'
import { textCell } from './text-cell.ts'
import { turnRow } from './turn-row.ts'

const FIRST_WIDTH = 28
const SECOND_WIDTH = 100

/** The first sheet: what this is, where what lies, and what the words mean. */
export function writeCover(workbook: WorkbookWriter, source: ExportSource, tables: readonly Table[], matrix: string) {
  const { catalogue, kind, title, at, words } = source
  const { workbook: said, readings, files } = words
  const shipped = new Map<string, string>(Object.entries(words.shippedCatalogues))
  const cover = new Cover(openPage(workbook, said.about, source), isRightToLeft(source))
  cover.title(title)
  cover.line(said.kind[kind])
  cover.pair(said.made, files.moment(at))
  cover.pair(said.catalogue, `${shipped.get(catalogue.name) ?? catalogue.name} ${catalogue.version}`)

  cover.heading(said.sheets)
  for (const table of tables) cover.pair(table.title, said.sheet[table.step], { leadsTo: table.title })
  cover.pair(matrix, said.matrixHolds, { leadsTo: matrix })

  cover.heading(said.measures)
  for (const { id, measure, description = '' } of catalogue.measures)
    cover.pair(measure, description, { fill: fillOfMeasure(id) })

  cover.heading(said.readings)
  for (const { name, means, ask } of Object.values(readings.reading)) cover.pair(name, `${means} ${ask}.`)
  cover.end()
}

class Cover {
  readonly #sheet: WorksheetWriter
  readonly #isTurned: boolean

  constructor(sheet: WorksheetWriter, isTurned: boolean) {
    this.#sheet = sheet
    this.#isTurned = isTurned
    sheet.columns = [FIRST_WIDTH, SECOND_WIDTH].map((width) => ({
      width,
      style: { font: plainFont, numFmt: '@', alignment: { vertical: 'top', wrapText: true } },
    }))
  }

  title(text: string) {
    this.#across(text, { font: titleFont, height: 32 })
  }

  line(text: string) {
    this.#across(text, { font: quietFont })
  }

  heading(text: string) {
    this.#across(text, { font: headingFont, height: 36 })
  }

  pair(
    name: string,
    text: string,
    { leadsTo, fill }: { leadsTo?: string; fill?: ReturnType<typeof fillOfMeasure> } = {},
  ) {
    const value = leadsTo ? { text: name, hyperlink: `#'${leadsTo}'!A1` } : textCell(name)
    const row = this.#sheet.addRow([value, textCell(text)])
    row.height = rowHeight([
      { text: name, width: FIRST_WIDTH },
      { text, width: SECOND_WIDTH },
    ])
    const first = row.getCell(1)
    first.font = leadsTo ? { ...boldFont, underline: true } : boldFont
    if (fill) first.fill = fill
    this.#commit(row)
  }

  #across(text: string, { font, height }: { font: typeof plainFont; height?: number }) {
    const row = this.#sheet.addRow([textCell(text)])
    const cell = row.getCell(1)
    cell.font = font
    cell.alignment = { vertical: 'bottom', wrapText: false }
    if (height) row.height = height
    this.#commit(row)
  }

  #commit(row: Row) {
    if (this.#isTurned) turnRow(row)
    row.commit()
  }

  end() {
    this.#sheet.commit()
  }
}
