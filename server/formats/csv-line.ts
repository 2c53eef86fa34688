/** What a spreadsheet would run as a formula; some take the wide signs of East Asian writing for the usual ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** One line as RFC 4180 has it: commas, CRLF, quotes doubled. An apostrophe keeps a text from being run as a formula. */
export const csvLine = (cells: readonly (string | number)[]) => `${cells.map(quoted).join(',')}\r\n`

function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text as it was before an apostrophe was put in front of it. */
export const withoutApostrophe = (cell: string) => (FORMULA.test(cell.slice(1)) ? cell.replace(/^'/, '') : cell)
