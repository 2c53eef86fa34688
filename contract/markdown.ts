/** An address stays as it is, so that it still leads somewhere. It holds no sign that would end a row or begin markup. */
const ADDRESS = /((?:https?:\/\/|ftp:\/\/|\bwww\.)[^\s<>|`\\[\]]+)/i
/** What no document shows. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
const SHOWN_INSTEAD = '\uFFFD'

/** People's words stay words: nothing in them becomes markup, and a line break does not end what they stand in. */
export const inMarkdown = (text: string, lineBreak = ' ') =>
  text
    .trim()
    .replaceAll(UNSEEN, SHOWN_INSTEAD)
    .split(ADDRESS)
    .map((part, at, parts) => (at % 2 === 1 ? address(part, parts[at - 1] ?? '') : escaped(part)))
    .join('')
    .replaceAll(lineBreak === ' ' ? /\s*[\r\n]\s*/g : /[^\S\r\n]*(\r\n|\r|\n)[^\S\r\n]*/g, lineBreak)

const escaped = (words: string) => words.replaceAll(/[\\`*_[\]<>|#~&]/g, (sign) => `\\${sign}`)

/** Only after a blank is it known to be one; elsewhere it has to be said. */
const address = (part: string, before: string) =>
  /(^|[\s(])$/.test(before) || !/^\w+:/.test(part) ? part : `<${part}>`

/** People's words in a cell of a table. */
export const cellInMarkdown = (text: string) => inMarkdown(text, '<br>')

/** Row by row, of cells that are Markdown already. */
export function* markdownTable(heads: readonly string[], rows: Iterable<readonly string[]>): Iterable<string> {
  yield `${row(heads)}|${' --- |'.repeat(heads.length)}\n`
  for (const cells of rows) yield row(cells)
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
