import build from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { TSchema } from 'typebox'

/** Compiled when first needed: all of them together would make up a tenth of the server's start. */
export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let compiled: ((data: unknown) => string) | undefined
  return (data) => (compiled ??= build(schema))(data)
}
