import { writable } from './xml-text.ts'

/** What a spreadsheet would run as a formula, also behind blanks; some take the wide signs of East Asian writing for the usual ones. */
const FORMULA = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/
/** With the apostrophes that somebody has put in front of it, so that the one put there here can be told from them. */
const KEPT_FROM_RUNNING = /^'+(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/** Excel expects the one or the other, as the country of its machine has it. */
export type Separator = ',' | ';'

/** One line as RFC 4180 has it: commas, CRLF, quotes doubled. An apostrophe keeps a text from being run as a formula. */
export const csvLine = (cells: readonly (string | number)[], separator: Separator = ',') =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : safe(cell))).join(separator)}\r\n`

/** The same for a program that would take the apostrophe for a part of the text. */
export const plainCsvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

const safe = (text: string) => (FORMULA.test(text) || KEPT_FROM_RUNNING.test(text) ? `'${text}` : text)

/** Control characters are no text; spreadsheets stop at some of them. */
const quoted = (given: string) => {
  const text = writable(given)
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text as it was before an apostrophe was put in front of it. */
export const withoutApostrophe = (cell: string) => (KEPT_FROM_RUNNING.test(cell) ? cell.slice(1) : cell)
