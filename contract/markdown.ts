import { splitAtAddresses } from './find-addresses.ts'

/** What no document shows. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
const SHOWN_INSTEAD = '\uFFFD'

/** Escapes users' text, so that nothing in it becomes markup; a line break becomes a space. Addresses stay links. */
export const inMarkdown = (text: string) => replaceLineEnds(escapeWords(text), () => ' ')

/** Like `inMarkdown`, for a table cell, which keeps its line breaks. */
export const cellInMarkdown = (text: string) => replaceLineEnds(escapeWords(text), (count) => '<br>'.repeat(count))

const escapeWords = (text: string) =>
  splitAtAddresses(text.trim().replaceAll(UNSEEN, SHOWN_INSTEAD))
    .map((part, at, parts) =>
      at % 2 === 1 ? withAddress(part, parts[at - 1] ?? '', parts[at + 1] ?? '') : escaped(part),
    )
    .join('')

/** Replaces each run of white space that contains line ends. */
const replaceLineEnds = (text: string, replacement: (count: number) => string) =>
  text.replaceAll(/\s+/g, (run) => {
    const count = run.match(/\r\n|\r|\n/g)?.length ?? 0
    return count === 0 ? run : replacement(count)
  })

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

/** Row by row, of cells that are Markdown already. */
export function* markdownTable(heads: readonly string[], rows: Iterable<readonly string[]>): Iterable<string> {
  yield `${row(heads)}|${' --- |'.repeat(heads.length)}\n`
  for (const cells of rows) yield row(cells)
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
