import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { TSchema } from 'typebox'
import { serializerOf, type Serialize } from '../reading/serializer-of.ts'

/** Compiled when first needed: all of them together would make up a tenth of the server's start. */
export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: Serialize | undefined
  return (data) => (serialize ??= serializerOf(schema))(data)
}
