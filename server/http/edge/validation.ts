import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'

/** NUL and half surrogate pairs cannot be kept unchanged by every engine. */
const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

const formats = {
  text: isKeepable,
  words: (text: string) => isKeepable(text) && text.trim() !== '',
  name: (text: string) => {
    const length = [...text.trim()].length
    return isKeepable(text) && length >= 1 && length <= SOLUTION_NAME_MAX
  },
}

/** What a failed format means, for people. */
const sentences: Record<string, string> = {
  text: 'must be text without NUL characters',
  words: 'must not be empty',
  name: `must have 1 to ${SOLUTION_NAME_MAX} characters`,
}

// Undeclared fields are dropped, so that no route can pass one on to a statement. Addresses carry everything as text,
// so numbers are read out of it; in bodies "3" is not 3.
const addresses = new Ajv({ formats, removeAdditional: 'all', coerceTypes: true })
const bodies = new Ajv({ formats, removeAdditional: 'all', coerceTypes: false })

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  // Compiled when first needed: all of them together would make up a fifth of the server's start.
  let compiled: ValidateFunction | undefined
  return (value) => {
    const validate = (compiled ??= (httpPart === 'body' ? bodies : addresses).compile(schema))
    if (validate(value)) return { value }
    const errors = (validate.errors ?? []).map((error) => ({
      ...error,
      message: error.keyword === 'format' ? sentences[String(error.params['format'])] : error.message,
    }))
    return { error: errors as unknown as Error }
  }
}
