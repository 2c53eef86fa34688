import type { ErrorObject } from 'ajv'
import { PERSON_NAME_MAX, SOLUTION_NAME_MAX } from '#contract/limits.ts'

const NOT_VALID = 'is not valid'

/** What the first failed check asks for, in plain words. They never repeat the value, which may be private. */
export function whatItMustBe(failed: ErrorObject[]): string {
  const [first] = failed
  if (!first) return NOT_VALID
  const { keyword, params, instancePath } = first
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return `needs ${String(params['missingProperty'])}`
    case 'type':
      return `must be ${[params['type']].flat().map(kindOf).join(' or ')}`
    case 'format':
      return formatOf(String(params['format']))
    case 'const': {
      // a choice is one such check for each of its values
      const values = failed.filter((other) => other.keyword === 'const' && other.instancePath === instancePath)
      const allowed = values.map((other) => String(other.params['allowedValue']))
      return allowed.length === 1 ? `must be ${allowed[0]}` : `must be one of ${allowed.join(', ')}`
    }
    case 'minimum':
      return `must be at least ${limit}`
    case 'maximum':
      return `must be at most ${limit}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`
    case 'maxLength':
      return `must have at most ${limit} characters`
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`
    case 'maxItems':
      return `must have at most ${limit} entries`
    case 'uniqueItems':
      return 'must not have the same entry twice'
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

const formats: Record<string, string> = {
  text: 'must be text without NUL characters',
  words: 'must not be empty',
  name: `must have 1 to ${SOLUTION_NAME_MAX} characters`,
  'person-name': `must be a name of 1 to ${PERSON_NAME_MAX} characters that can be seen, without @`,
  'date-time': 'must be a date and time such as 2026-11-15T06:00:00Z',
}
const formatOf = (format: string) => formats[format] ?? NOT_VALID
