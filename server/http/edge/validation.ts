import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { WHEN_EMPTY } from '#contract/fields.ts'
import { PERSON_NAME_MAX, SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import { readAddress } from './read-address.ts'
import { AppError } from '../../errors/app-error.ts'
import { whatIsExpected, whatItMustBe } from './what-it-must-be.ts'

/** NUL and half surrogate pairs cannot be kept unchanged by every engine. */
const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

const formats = {
  text: isKeepable,
  words: (text: string) => isKeepable(text) && text.trim() !== '',
  name: (text: string) => {
    const length = [...text.trim()].length
    return isKeepable(text) && length >= 1 && length <= SOLUTION_NAME_MAX
  },
  'person-name': (text: string) => isKeepable(text) && isPersonName(text.trim()),
  'date-time': isMoment,
}

/** One line that can be seen and that turns nothing beside it around. An e-mail is no name. */
function isPersonName(text: string) {
  // some letters are drawn as nothing (fillers, the empty Braille sign), and an accent alone hangs on what stands before it
  if ([...text].length > PERSON_NAME_MAX || !/[^\s\p{C}\p{M}\p{DI}\u2800]/u.test(text)) return false
  return !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}@]/u.test(text)
}

/** A moment that the calendar knows, in UTC; spreadsheets know of none long before. */
function isMoment(text: string) {
  if (!/^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text)) return false
  const moment = new Date(text)
  // the 30th of February is taken for the 2nd of March
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === text.slice(0, 19)
}

// Undeclared fields are dropped, so that no route can pass one on to a statement.
const ajv = new Ajv({ formats, keywords: [WHEN_EMPTY], removeAdditional: 'all', verbose: true })

/**
 * Checks a part of a file. Whoever sends one knows what is in it, and has to find the place: so the refusal names path and
 * value, which other refusals never repeat.
 */
export function fileCheck(schema: TSchema): (value: unknown, path: string) => void {
  // compiled when first needed
  let compiled: ValidateFunction | undefined
  return (value, path) => {
    const validate = (compiled ??= ajv.compile(schema))
    if (validate(value)) return
    const failed = validate.errors ?? []
    const [first] = failed
    const isMissing = first?.keyword === 'required'
    const steps = [path, ...(first?.instancePath.split('/') ?? []), isMissing && first.params['missingProperty']]
    const found = misfitsMessages.found(isMissing ? undefined : first?.data)
    const place = steps.filter(Boolean).join('.')
    throw new AppError('BAD_INPUT', { sentence: misfitsMessages.misfit(found, whatIsExpected(failed), place) })
  }
}

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  // Compiled when first needed: all of them together would make up a fifth of the server's start.
  let compiled: ValidateFunction | undefined
  return (given) => {
    const validate = (compiled ??= ajv.compile(schema))
    const value = httpPart === 'body' ? given : readAddress(schema, given)
    if (validate(value)) return { value }
    const failed = validate.errors ?? []
    const errors = failed.map((error, place) => ({
      ...error,
      message: whatItMustBe(failed.slice(place)),
      params: { ...error.params, sentence: sentenceFor(error) },
    }))
    return { error: errors as unknown as Error }
  }
}

/** The specification's own sentence for a field that was left empty, where it has one. */
function sentenceFor({ keyword, params, parentSchema, data }: ErrorObject): string | undefined {
  const isMissing = keyword === 'required'
  const schemas = parentSchema?.['properties'] as Record<string, Record<string, string>> | undefined
  const field = isMissing ? schemas?.[String(params['missingProperty'])] : parentSchema
  return isMissing || isEmpty(data) ? (field?.[WHEN_EMPTY] as string | undefined) : undefined
}

const isEmpty = (data: unknown) =>
  data === null || (typeof data === 'string' && data.trim() === '') || (Array.isArray(data) && data.length === 0)
