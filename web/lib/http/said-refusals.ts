import { errors, type ErrorCode } from '#contract/refusals.ts'
import { sayRefusals } from './api-error.ts'

/** Of these the server says more than the code does: what was found, and where. Its own words are worth more. */
const saidByServer = new Set<ErrorCode>([
  'BAD_INPUT',
  'BAD_JSON',
  'BAD_FILE',
  'OTHER_WORKSHOP',
  'NOT_IMPORTABLE',
  'TOO_LARGE',
])

// part of the application in every language but English
sayRefusals((code) => (code === undefined || saidByServer.has(code) ? undefined : errors[code]?.[1]))
