/** Of what a file carries beside what people read. */
export const ORIGIN_VERSION = '1'

/** The very hidden sheet of a workbook, and what a row of it is about. */
export const ORIGIN_SHEET = 'ninefold'
export const ORIGIN_ROWS = { file: 'file', column: 'column', decision: 'decision', text: 'text' } as const

const MARK = 'ninefold'

/** The head of a table's last column, in one word without a comma: what the file is of, and its columns by key. */
export function writeOrigin(workshop: string, pairs: Iterable<readonly [key: string, word: string]>): string {
  const words = new URLSearchParams({ [MARK]: ORIGIN_VERSION, workshop })
  for (const [key, word] of pairs) words.append(key, word)
  return words.toString()
}

/** Undefined where a text is no such head. */
export function readOrigin(head: string): { version: string; workshop: string; words: URLSearchParams } | undefined {
  if (!head.startsWith(`${MARK}=`)) return undefined
  const words = new URLSearchParams(head)
  return {
    version: words.get(MARK) ?? '',
    workshop: words.get('workshop') ?? '',
    words,
  }
}
