/** An address stays as it is, so that it still leads somewhere. It holds no sign that would end a row or begin markup. */
const ADDRESS = /(https?:\/\/[^\s<>|`\\[\]]+)/

/** People's words stay words: nothing in them becomes markup, and a line break does not end what they stand in. */
export const inMarkdown = (text: string, lineBreak = ' ') =>
  text
    .trim()
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[\\`*_[\]<>|#~&]/g, (sign) => `\\${sign}`)))
    .join('')
    .replaceAll(/\s*\r?\n\s*|\r/g, lineBreak)

/** People's words in a cell of a table. */
export const cellInMarkdown = (text: string) => inMarkdown(text, '<br>')

/** Row by row, of cells that are Markdown already. */
export function* markdownTable(heads: readonly string[], rows: Iterable<readonly string[]>): Iterable<string> {
  yield `${row(heads)}|${' --- |'.repeat(heads.length)}\n`
  for (const cells of rows) yield row(cells)
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
