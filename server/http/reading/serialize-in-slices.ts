import type { TSchema } from 'typebox'
import { yieldToEventLoop } from '../../formats/yield-to-event-loop.ts'
import { serializerOf } from './serializer-of.ts'

/** How deep lists are taken apart: a document has solutions, and those have lists of rows. */
const LEVELS = 4
/** Rows are serialised together. */
const ROWS = 200

interface Described {
  properties?: Record<string, TSchema>
  items?: TSchema
}

/** Serialises a large value as its schema says, as the framework does, but not in one go. */
export async function serializeInSlices(schema: TSchema, value: unknown): Promise<Buffer> {
  const pieces: Buffer[] = []
  const rest = yieldToEventLoop()
  for (const text of pieceTexts(schema, value, LEVELS)) {
    pieces.push(Buffer.from(text))
    await rest()
  }
  return Buffer.concat(pieces)
}

function* pieceTexts(schema: TSchema, value: unknown, levels: number): Generator<string> {
  const { properties, items } = schema as Described
  if (levels > 0 && items && Array.isArray(value)) {
    const isOfRows = !hasLists(items)
    const step = isOfRows ? ROWS : 1
    yield '['
    for (let from = 0; from < value.length; from += step) {
      if (from > 0) yield ','
      if (isOfRows) yield serializerOf(schema)(value.slice(from, from + step)).slice(1, -1)
      else yield* pieceTexts(items, value[from], levels - 1)
    }
    yield ']'
  } else if (levels > 0 && properties && hasLists(schema)) {
    let separator = '{'
    for (const [name, property] of Object.entries(properties)) {
      const field = (value as Record<string, unknown>)[name]
      if (field === undefined) continue
      yield `${separator}${JSON.stringify(name)}:`
      yield* pieceTexts(property, field, levels - 1)
      separator = ','
    }
    yield separator === '{' ? '{}' : '}'
  } else yield serializerOf(schema)(value)
}

const hasLists = (schema: TSchema) =>
  Object.values((schema as Described).properties ?? {}).some((property) => (property as Described).items !== undefined)
