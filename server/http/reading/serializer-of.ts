import build from 'fast-json-stringify'
import type { TSchema } from 'typebox'

export type Serialize = (data: unknown) => string

/** By schema: calls share refusals, and tests build hundreds of apps in a process. */
const compiled = new WeakMap<TSchema, Serialize>()

export function serializerOf(schema: TSchema): Serialize {
  const known = compiled.get(schema)
  if (known) return known
  const serialize: Serialize = build(schema)
  compiled.set(schema, serialize)
  return serialize
}
