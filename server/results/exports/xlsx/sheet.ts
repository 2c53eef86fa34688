import type { Cell as NativeCell, Fill, Row, WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts'
import type { ExportSource } from '../source/export-source.ts'
import { isRightToLeft } from '../source/is-right-to-left.ts'
import { fillingPage, type NamedColumn } from '../tables/columns.ts'
import type { Cell } from '../tables/step-tables.ts'
import { head, INDENT, lines, plainFont } from './look.ts'
import { inOneLine } from './in-one-line.ts'
import { rowHeight } from './row-height.ts'
import { textCell } from './text-cell.ts'
import { turnRow } from './turn-row.ts'

const A4 = 9
/** Rows after which others get their turn, and what is written is sent. */
export const ROWS_A_TURN = 50

type Spoken = Pick<ExportSource, 'language' | 'words'>

/** As wide as a page, and as high as it gets. Where lines end stands which page it is. */
const print = (title: string, source: Spoken, fitToHeight = 0) => ({
  pageSetup: {
    paperSize: A4,
    orientation: 'landscape' as const,
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight,
    margins: { left: 0.25, right: 0.25, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
  },
  headerFooter: {
    oddFooter: `${isRightToLeft(source) ? '&L' : '&R'}${source.words.workbook.page(title.replaceAll('&', '&&'))}`,
  },
})

/** A sheet with nothing on it yet, for what fits on one page. */
export const openPage = (workbook: WorkbookWriter, title: string, source: Spoken) =>
  workbook.addWorksheet(title, {
    ...print(title, source, 1),
    ...(isRightToLeft(source) && { views: [{ rightToLeft: true }] }),
  })

/** What a cell shows besides its value. */
export interface Shown {
  value: Cell
  fill?: Fill | undefined
  /** An address. */
  leadsTo?: string | undefined
}

/** Excel takes a sheet with more for broken. */
const LINKS_MAX = 65_000

/** A sheet that is a table: its head stays in sight and stands on every page, and it can be filtered. */
export class TableSheet {
  readonly #sheet: WorksheetWriter
  readonly #columns: readonly NamedColumn[]
  readonly #isTurned: boolean
  #links = 0
  #rows = 1

  constructor(workbook: WorkbookWriter, title: string, columns: readonly NamedColumn[], source: Spoken) {
    const { pageSetup, headerFooter } = print(title, source)
    this.#isTurned = isRightToLeft(source)
    this.#columns = fillingPage(columns)
    this.#sheet = workbook.addWorksheet(title, {
      views: [{ state: 'frozen', ySplit: 1, ...(this.#isTurned && { rightToLeft: true }) }],
      pageSetup: { ...pageSetup, printTitlesRow: '1:1' },
      headerFooter,
    })
    this.#sheet.columns = this.#columns.map(({ header, width, holds, isBeside }) => ({
      header,
      width,
      style: {
        font: plainFont,
        border: lines,
        alignment: { vertical: 'top', horizontal: 'left', indent: INDENT, wrapText: !isBeside },
        numFmt: holds === 'number' ? '0' : holds === 'time' ? 'yyyy-mm-dd hh:mm' : '@',
      },
    }))
    this.#head()
  }

  #head() {
    const row = this.#sheet.getRow(1)
    const texts = this.#columns.map(({ header, width }) => ({ text: header, width: width - 3 }))
    row.height = rowHeight(texts) + 6
    row.eachCell((cell: NativeCell) => Object.assign(cell, { style: head }))
    this.#commit(row)
  }

  add(cells: readonly (Cell | Shown)[]) {
    const shown = cells.map((cell, at) => this.#fitted(isShown(cell) ? cell : { value: cell }, at))
    const row: Row = this.#sheet.addRow(shown.map(({ value }) => (typeof value === 'string' ? textCell(value) : value)))
    for (const [at, { value, leadsTo }] of shown.entries()) if (leadsTo) this.#link(row.getCell(at + 1), value, leadsTo)
    row.height = rowHeight(
      shown.map(({ value }, at) => ({ text: typeof value === 'string' ? value : '', width: this.#roomIn(at) })),
    )
    for (const [at, { fill }] of shown.entries()) if (fill) row.getCell(at + 1).fill = fill
    this.#commit(row)
    this.#rows += 1
  }

  #commit(row: Row) {
    if (this.#isTurned) turnRow(row)
    row.commit()
  }

  #link(cell: NativeCell, value: Cell, leadsTo: string) {
    if (++this.#links > LINKS_MAX) return
    cell.value = { text: String(value), hyperlink: leadsTo }
    cell.font = { ...plainFont, underline: true }
  }

  /** What stands in one line is cut by us: a spreadsheet would let it run over the empty cells beside it. */
  #fitted(shown: Shown, at: number): Shown {
    const { value } = shown
    if (typeof value !== 'string' || !this.#columns[at]?.isBeside) return shown
    return { ...shown, value: inOneLine(value, this.#roomIn(at)) }
  }

  #roomIn(at: number) {
    return (this.#columns[at]?.width ?? 0) - INDENT
  }

  /** What can be filtered, as a formula names it. */
  end(): string {
    const last = this.#columns.length
    this.#sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: this.#rows, column: last } }
    const range = `'${this.#sheet.name}'!$A$1:$${this.#sheet.getColumn(last).letter}$${this.#rows}`
    this.#sheet.commit()
    return range
  }
}

const isShown = (cell: Cell | Shown): cell is Shown => typeof cell === 'object' && !(cell instanceof Date)
