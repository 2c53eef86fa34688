import build from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { TSchema } from 'typebox'

type Serialize = (data: unknown) => string

/** By schema: calls share refusals, and tests build hundreds of apps in a process. */
const compiled = new WeakMap<TSchema, Serialize>()

/** Compiled when first needed: all of them together would make up a tenth of the server's start. */
export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: Serialize | undefined
  return (data) => (serialize ??= serializerOf(schema))(data)
}

function serializerOf(schema: TSchema): Serialize {
  const known = compiled.get(schema)
  if (known) return known
  const serialize: Serialize = build(schema)
  compiled.set(schema, serialize)
  return serialize
}
