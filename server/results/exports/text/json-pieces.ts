type Fields = Iterable<readonly [string, unknown]>

/**
 * The text of `JSON.stringify(value, null, 1)`, in pieces of one row each. A generator stands for an object: its fields
 * are made one by one.
 */
export function* jsonPieces(value: unknown, indent = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return yield JSON.stringify(value)
  const inner = `${indent} `
  if (Array.isArray(value)) {
    if (value.length === 0) return yield '[]'
    let separator = `[\n${inner}`
    for (const item of value) {
      yield separator
      yield* jsonPieces(item, inner)
      separator = `,\n${inner}`
    }
    return yield `\n${indent}]`
  }
  const isLazy = Symbol.iterator in value
  if (!isLazy && Object.values(value).every((field) => typeof field !== 'object' || field === null))
    // inside of a text, a line break is spelled out
    return yield JSON.stringify(value, null, 1).replaceAll('\n', `\n${indent}`)
  let separator = `{\n${inner}`
  for (const [name, field] of isLazy ? (value as Fields) : Object.entries(value)) {
    if (field === undefined) continue
    yield `${separator}${JSON.stringify(name)}: `
    yield* jsonPieces(field, inner)
    separator = `,\n${inner}`
  }
  yield separator.startsWith('{') ? '{}' : `\n${indent}}`
}
