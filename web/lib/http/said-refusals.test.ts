import { afterEach, expect, test } from 'vitest'
import { errors } from '#contract/refusals.ts'
import { ApiError, sayRefusals } from './api-error.ts'
import { reasonOf } from './error-sentences.ts'

afterEach(() => sayRefusals(() => undefined))

test('a page in another language says a refusal by its code, and the server’s words where they say more', async () => {
  await import('./said-refusals.ts')
  const known = new ApiError({ status: 404, code: 'NOT_FOUND', serverMessage: 'in the words of the server' })
  expect(known.message).toBe(errors.NOT_FOUND[1])
  expect(reasonOf(known)).toBe(errors.NOT_FOUND[1])
  // what is wrong with a file, and where
  const told = new ApiError({ status: 400, code: 'BAD_FILE', serverMessage: 'Line 3: found "x".' })
  expect(told.message).toBe('Line 3: found "x".')
  // of a later server
  const unknown = new ApiError({ status: 409, code: 'LATER' as 'NOT_FOUND', serverMessage: 'Said by a later one.' })
  expect(unknown.message).toBe('Said by a later one.')
  // the sentence of the call comes first, as specified
  expect(new ApiError({ status: 404, code: 'NOT_FOUND' }, 'Failed to fetch').message).toBe('Failed to fetch')
})
