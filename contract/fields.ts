import { Type } from 'typebox'
import { EMAIL_MAX, SOLUTION_NAME_MAX, TEXT_MAX } from './limits.ts'

/**
 * The kinds of field that more than one slice uses.
 * The formats are checked by the server: `text` refuses what a database cannot keep unchanged (NUL, half a
 * surrogate pair), `name` also measures after trimming, `words` also refuses blank.
 */

/** Ids are positive and fit both engines' integer columns. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const IdParam = Type.Object({ id: Id })

export const Name = Type.String({
  format: 'name',
  maxLength: TEXT_MAX,
  description: `Trimmed; 1 to ${SOLUTION_NAME_MAX} characters.`,
})
export const Email = Type.String({ format: 'words', maxLength: EMAIL_MAX })
/** Free text that may be empty. */
export const FreeText = Type.String({ format: 'text', maxLength: TEXT_MAX })
/** Free text that may not be blank. */
export const Words = Type.String({ format: 'words', maxLength: TEXT_MAX })

export const SessionCode = Type.String({
  format: 'text',
  maxLength: 64,
  description: 'The session ID; case, spaces and hyphens do not matter.',
})

/** What a deletion answers: a token that brings back what went. */
export const Deleted = Type.Object({
  undo: Type.Optional(Type.String({ description: 'For POST /api/undo/{token}.' })),
})

export const Nothing = Type.Null()
