import { Workbook } from '@cj-tech-master/excelts'
import { shown } from './take-in.mjs'

/** @import { Source } from './sources.mjs' */
/** @import { Row } from './take-in.mjs' */

const INK = 'FF221A26'
const ACCENT = 'FF6A2A5B'
const font = { name: 'Calibri', size: 11, color: { argb: INK } }
const quiet = { ...font, color: { argb: 'FF574E5D' } }
const line = /** @type {const} */ ({ style: 'thin', color: { argb: 'FFE6E1D8' } })
const filled = (/** @type {string} */ argb) =>
  /** @type {const} */ ({ type: 'pattern', pattern: 'solid', fgColor: { argb } })

const TEXTS = 'Texts'
const columns = [
  { header: 'Where', width: 30, isOpen: false },
  { header: 'English', width: 52, isOpen: false },
  { header: 'Now', width: 52, isOpen: false },
  { header: 'Better', width: 52, isOpen: true },
  { header: 'Remark', width: 30, isOpen: true },
]

const howTo = [
  'Ninefold in your language',
  `The sheet “${TEXTS}” has every text of Ninefold: in English, and as it reads in your language now.`,
  'Write into “Better” how it should read. Leave the cell empty where the text is good as it is.',
  'What stands in braces, like {count}, is filled in later: a number, a name. Keep each one, as it is spelled; its place in the text is yours to choose.',
  'Some texts are parts of a sentence, or the forms of a word. “English” then shows everything that belongs together.',
  'Spaces and line breaks at the beginning and the end of a text stay by themselves.',
  '“Remark” is for whatever you want to tell us. Anything about a text that no other wording would mend belongs there too.',
  'You can filter the rows. Only the two last columns can be changed; the others say where a text belongs.',
  'Send the file back as it is, also when you have not come to its end.',
]

/**
 * The file that a native reader works in.
 * @param {readonly Source[]} sources
 * @param {'ltr' | 'rtl'} readingOrder of the language
 * @returns {Promise<Uint8Array>}
 */
export async function writeWorkbook(sources, readingOrder) {
  const workbook = new Workbook()
  const intro = workbook.addWorksheet('How to')
  intro.columns = [{ width: 100, style: { font, alignment: { wrapText: true, vertical: 'top' } } }]
  for (const sentence of howTo) intro.addRow([sentence]).height = sentence.length > 95 ? 38 : 22
  intro.getCell('A1').font = { ...font, size: 20, color: { argb: ACCENT } }
  intro.getRow(1).height = 36

  const sheet = workbook.addWorksheet(TEXTS, {
    views: [{ state: 'frozen', xSplit: 0, ySplit: 1 }],
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  })
  sheet.columns = columns.map(({ header, width, isOpen }, at) => ({
    header,
    width,
    style: {
      font: at === 0 ? quiet : font,
      numFmt: '@',
      border: { bottom: line, right: line },
      alignment: { wrapText: true, vertical: 'top', readingOrder: at === 2 || at === 3 ? readingOrder : 'ltr' },
      protection: { locked: !isOpen },
      ...(isOpen && { fill: filled('FFFFFDF5') }),
    },
  }))
  for (const { where, english, found } of sources.flatMap(({ entries }) => entries)) {
    const row = sheet.addRow(
      [where, english, shown(found.text), '', ''].map((text) => (text === '' ? null : plain(text))),
    )
    row.height = 16 * Math.max(...[english, found.text].map(linesOf), Math.ceil(where.length / 28))
  }
  sheet.getRow(1).eachCell((cell) => {
    cell.style = { font: { ...font, bold: true, color: { argb: ACCENT } }, fill: filled('FFF6ECF2') }
  })
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: sheet.rowCount, column: columns.length } }
  await sheet.protect('', { autoFilter: true, formatColumns: true, formatRows: true })
  return workbook.xlsx.writeBuffer()
}

/**
 * What came back. Programs keep a text in several ways; what it says is the same.
 * @param {Uint8Array} bytes
 * @returns {Promise<(Row & { remark: string })[]>}
 */
export async function readWorkbook(bytes) {
  const workbook = new Workbook()
  await workbook.xlsx.load(bytes)
  const sheet = workbook.getWorksheet(TEXTS)
  const heads = columns.map((_, at) => sheet?.getCell(1, at + 1).text)
  const expected = columns.map(({ header }) => header)
  if (!sheet || heads.join() !== expected.join())
    throw new Error(
      `Found ${sheet ? heads.join(', ') : `no sheet “${TEXTS}”`}, expected one with ${expected.join(', ')}.`,
    )
  /** @type {(Row & { remark: string })[]} */
  const rows = []
  sheet.eachRow((row, number) => {
    const [where = '', english = '', now = '', better = '', remark = ''] = columns.map((_, at) =>
      textOf(row.getCell(at + 1)),
    )
    if (number > 1) rows.push({ line: `Row ${number}`, where, english, now, better, remark })
  })
  return rows
}

/** @param {string} text */
const linesOf = (text) => text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / 48)), 0)

/**
 * As a run of its own a text keeps the blanks at its ends, and is never taken for a formula.
 * @param {string} text
 */
const plain = (text) => ({ richText: [{ text: text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') }] })

/** @param {{ text: string }} cell */
const textOf = ({ text }) => text.replaceAll('\r\n', '\n')
