/** A list may be the beginning of a table, whose columns are called [a], [b]. */
const OBJECT_OR_LIST = /^\s*(?:\{|\[\s*(?:["[{\]\d-]|true|false|null))/
const SCALAR = /^\s*(?:null|true|false|-?\d[\d.eE+-]*|"[^"]*")\s*$/
const BEGINNING_BYTES = 1000

/** Whether a file is told about as JSON, of ours or not, in whatever letters: its beginning says so, or it is one value. */
export function looksLikeJson(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, BEGINNING_BYTES)
  return ['utf-8', 'utf-16le', 'utf-16be'].some((encoding) => {
    const text = new TextDecoder(encoding).decode(beginning)
    return OBJECT_OR_LIST.test(text) || (bytes.length <= BEGINNING_BYTES && SCALAR.test(text))
  })
}
