import type { ErrorObject } from 'ajv'
import { PERSON_NAME_MAX, SOLUTION_NAME_MAX } from '#contract/limits.ts'

/** What a check asks for: as the end of a sentence about a field, and by itself. */
interface Wanted {
  must: string
  expected: string
}

const be = (expected: string): Wanted => ({ must: `must be ${expected}`, expected })
const have = (expected: string): Wanted => ({ must: `must have ${expected}`, expected })
const many = (count: number) => count.toLocaleString('en')
const KEPT = be('text without NUL or half characters')
const isUnkept = (data: unknown) => typeof data === 'string' && (data.includes('\0') || !data.isWellFormed())
const NOT_VALID: Wanted = { must: 'is not valid', expected: 'something else' }
const NOT_EMPTY: Wanted = { must: 'must not be empty', expected: 'something' }

/** What the first failed check asks for, in plain words. They never repeat the value, which may be private. */
export const whatItMustBe = (failed: ErrorObject[]): string => wantedBy(failed).must

/** The same without a field before it, for whoever says what stands there now. */
export const whatIsExpected = (failed: ErrorObject[]): string => wantedBy(failed).expected

function wantedBy(failed: ErrorObject[]): Wanted {
  const [first] = failed
  if (!first) return NOT_VALID
  const { keyword, params, instancePath, data } = first
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required': {
      const missing = String(params['missingProperty'])
      return { must: `needs ${missing}`, expected: missing }
    }
    case 'type':
      return be([params['type']].flat().map(kindOf).join(' or '))
    case 'format':
      return isUnkept(data) ? KEPT : (formats[String(params['format'])] ?? NOT_VALID)
    case 'const': {
      // a choice is one such check for each of its values
      const values = failed.filter((other) => other.keyword === 'const' && other.instancePath === instancePath)
      const allowed = values.map((other) => String(other.params['allowedValue']))
      return be(allowed.length === 1 ? String(allowed[0]) : `one of ${allowed.join(', ')}`)
    }
    case 'minimum':
      return be(`at least ${limit}`)
    case 'maximum':
      return be(`at most ${limit}`)
    case 'minLength':
      return limit === 1 ? NOT_EMPTY : have(`at least ${many(limit)} characters`)
    case 'maxLength':
      return have(`at most ${many(limit)} characters`)
    case 'minItems':
      return limit === 1 ? NOT_EMPTY : have(`at least ${limit} entries`)
    case 'maxItems':
      return have(`at most ${many(limit)} entries`)
    case 'uniqueItems':
      return { must: 'must not have the same entry twice', expected: 'each entry once' }
    default:
      return NOT_VALID
  }
}

const kinds: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  null: 'null',
}
const kindOf = (type: string) => kinds[type] ?? type

const formats: Record<string, Wanted> = {
  text: KEPT,
  words: NOT_EMPTY,
  name: have(`1 to ${SOLUTION_NAME_MAX} characters`),
  'person-name': be(`a name of 1 to ${PERSON_NAME_MAX} characters that can be seen, without @`),
  'date-time': be('a date and time such as 2026-11-15T06:00:00Z'),
}
