/** One token at a time: a string, a number or word, a sign. */
const TOKEN =
  // oxlint-disable-next-line no-control-regex
  /\s*(?:("(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{},:]))/y

export type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'

/** Where a text stops being JSON: line and column, both from one, what stands there, and what should. */
export interface JsonBreak {
  line: number
  column: number
  /** Empty at the end of the text. */
  found: string
  expected: Expected
}

/** The parser itself does not always tell. */
export function whereJsonBreaks(text: string): JsonBreak {
  const { offset, expected } = breakOf(text)
  return { ...placeIn(text, offset), found: wordAt(text, offset), expected }
}

/** Line and column, both from one. */
function placeIn(text: string, offset: number) {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let at = 0; at < lineStart; at += 1) if (before[at] === '\n') line += 1
  return { line, column: before.length - lineStart + 1 }
}

/** What a person would call the next thing: a word, the beginning of a text, or a sign. */
export const wordAt = (text: string, offset: number) =>
  /^(?:"[^"\n]{0,30}"?|[\w.+-]{1,30}|.)/su.exec(text.slice(offset, offset + 40))?.[0] ?? ''

/** The same by the place in the text. */
export function breakOf(text: string): { offset: number; expected: Expected } {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let offset = 0
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma or end')
  for (;;) {
    TOKEN.lastIndex = offset
    const [, string, scalar, sign] = TOKEN.exec(text) ?? []
    const next = nextExpected(string !== undefined, scalar !== undefined, sign)
    if (!next) return { offset: offset + (/^[ \t\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0), expected }
    expected = next
    offset = TOKEN.lastIndex
  }

  function nextExpected(isString: boolean, isScalar: boolean, sign: string | undefined): Expected | undefined {
    const takesValue = expected === 'value' || expected === 'value or end'
    if (isString && (expected === 'key' || expected === 'key or end')) return 'colon'
    if (isString || isScalar) return takesValue ? afterValue() : undefined
    if (sign === '{' && takesValue) return (open.push('{'), 'key or end')
    if (sign === '[' && takesValue) return (open.push('['), 'value or end')
    if (sign === ':' && expected === 'colon') return 'value'
    if (sign === ',' && expected === 'comma or end') return open.at(-1) === '{' ? 'key' : 'value'
    const mayEnd = expected === 'comma or end' || expected === (sign === '}' ? 'key or end' : 'value or end')
    if ((sign === '}' || sign === ']') && mayEnd && open.at(-1) === (sign === '}' ? '{' : '[')) {
      open.pop()
      return afterValue()
    }
    return undefined
  }
}
