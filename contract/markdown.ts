/** An address stays as it is, so that it still leads somewhere. It holds no sign that would end a row or begin markup. */
const ADDRESS =
  /((?:https?|ftp):\/\/[^\s<>|`\\"]+|\bmailto:[^\s<>|`\\"[\]@]+@[^\s<>|`\\"[\]]+|\bwww\.[^\s<>|`\\"[\]]+)/i
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
    .map((part, at, parts) =>
      at % 2 === 1 ? withAddress(part, parts[at - 1] ?? '', parts[at + 1] ?? '') : escaped(part),
    )
    .join('')
    .replaceAll(lineBreak === ' ' ? /\s*[\r\n]\s*/g : /[^\S\r\n]*(\r\n|\r|\n)[^\S\r\n]*/g, lineBreak)

const escaped = (words: string) => words.replaceAll(/[\\`*_[\]<>|#~&]/g, (sign) => `\\${sign}`)

function withAddress(part: string, before: string, after: string) {
  const end = endOfAddress(part)
  const address = part.slice(0, end)
  const rest = part.slice(end)
  return (isPlain(address, before, rest + after) ? address : `<${address}>`) + escaped(rest)
}

/** Between blanks it is known to be one; elsewhere, or with signs that could be markup, it has to be said. */
const isPlain = (address: string, before: string, after: string) =>
  /^www/i.test(address) ||
  (/(^|[\s(])$/.test(before) && /^[).,:;!?'"]*(\s|$)/.test(after) && !/^mailto|[[\]]|[*_~]$/i.test(address))

/** The sentence goes on with the full stop after it, and with a bracket that was opened before it. */
export function endOfAddress(part: string): number {
  const open = { ')': unclosed(part, '(', ')'), ']': unclosed(part, '[', ']') }
  for (let end = part.length; end > 0; end--) {
    const last = part[end - 1] ?? ''
    if (last === ')' || last === ']') {
      if (open[last] >= 0) return end
      open[last] += 1
    } else if (!/[.,:;!?']/.test(last)) return end
  }
  return 0
}

const unclosed = (text: string, opening: string, closing: string) =>
  text.split(opening).length - text.split(closing).length

/** People's words in a cell of a table. */
export const cellInMarkdown = (text: string) => inMarkdown(text, '<br>')

/** Row by row, of cells that are Markdown already. */
export function* markdownTable(heads: readonly string[], rows: Iterable<readonly string[]>): Iterable<string> {
  yield `${row(heads)}|${' --- |'.repeat(heads.length)}\n`
  for (const cells of rows) yield row(cells)
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
