import { Type, type Static, type TSchema } from 'typebox'
import { EMAIL_MAX, ID_MAX, PERSON_NAME_MAX, SOLUTION_NAME_MAX, TEXT_MAX } from './limits.ts'

/**
 * The kinds of field that more than one slice uses.
 * The formats are checked by the server: `text` refuses what a database cannot keep unchanged (NUL, half a
 * surrogate pair), `name` also measures after trimming, `words` also refuses blank, `person-name` also what is no name of a person, `date-time`
 * what no calendar has.
 */

/** A field's own sentence for people who leave it empty, where the specification has one. */
export const WHEN_EMPTY = 'x-when-empty'

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** Ids are positive. */
export const Id = Type.Integer({ minimum: 1, maximum: ID_MAX })
export const IdParam = Type.Object({ id: Id })

export const Name = Type.String({
  format: 'name',
  maxLength: TEXT_MAX,
  description: `Trimmed; 1 to ${SOLUTION_NAME_MAX} characters.`,
})
export const Email = Type.String({ format: 'words', maxLength: EMAIL_MAX })

/** Marks a field that says who somebody is; `server/workshop/hide-emails.ts` finds them by it. */
export const SAYS_WHO = 'x-says-who'
/** Who somebody is, in an answer. */
export const Who = Type.String({
  [SAYS_WHO]: true,
  description: 'The e-mail. Where the workshop hides e-mails, people in it read the name or "participant n" instead.',
})
export const WhoOrNobody = Type.Union([Who, Type.Null()])

export const PersonName = Type.String({
  format: 'person-name',
  maxLength: TEXT_MAX,
  description: `Trimmed; 1 to ${PERSON_NAME_MAX} characters that can be seen, in one line and without @.`,
})
/** Free text that may be empty. */
export const FreeText = Type.String({ format: 'text', maxLength: TEXT_MAX })
/** Free text that may not be blank. */
export const Words = Type.String({ format: 'words', maxLength: TEXT_MAX })

export const SessionCode = Type.String({
  format: 'text',
  maxLength: 64,
  description: 'The session ID; case, spaces and hyphens do not matter.',
})

export const Moment = Type.String({ format: 'date-time', description: 'ISO 8601, UTC; 1970 or later.' })

/** What brings back something deleted. */
export const UndoToken = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' })

const Count = Type.Integer({ minimum: 0 })

const TakenKind = Type.Union([
  Type.Literal('solution'),
  Type.Literal('reset'),
  Type.Literal('metric'),
  Type.Literal('stakeholder'),
  Type.Literal('option'),
  Type.Literal('requirement'),
])

/** What a deletion took: enough to say it in a sentence. */
export const Taken = Type.Object({
  kind: TakenKind,
  solution_id: Id,
  solution_name: Type.String(),
  name: Type.String({ description: 'What people know it by: its name or text, or what the catalogue calls it.' }),
  metrics: Count,
  stakeholders: Count,
  stories: Type.Integer({ minimum: 0, description: 'User stories that were written.' }),
  options: Count,
  ratings: Type.Integer({ minimum: 0, description: 'Ratings other than None.' }),
  requirements: Count,
})
export type Taken = Static<typeof Taken>

/** What a deletion answers: a token that brings back what went, and what that was. */
export const undoFields = {
  undo: Type.Optional(Type.String({ description: 'For POST /api/undo/{token}.' })),
  took: Type.Optional(Taken),
}
export const Deleted = Type.Object(undoFields)
export type Deleted = Static<typeof Deleted>

/** A way back from a deletion that those who may write have for a while. */
export const WayBack = Type.Object({
  undo: Type.String({ description: 'For POST /api/undo/{token}.' }),
  until: Type.String({ description: 'ISO 8601, UTC. The host may bring it back for longer.' }),
  place_taken: Type.Optional(
    Type.Boolean({ description: 'Its metric was added again and worked on: that has to be removed first.' }),
  ),
})
export type WayBack = Static<typeof WayBack>

/** On a metric or stakeholder that the workshop has added itself. */
export const Own = Type.Optional(Type.Literal(true, { description: 'Added in this workshop.' }))

export const Nothing = Type.Null()

/** A language that Ninefold speaks. */
export const Language = Type.Union(
  [Type.Literal('en'), Type.Literal('de'), Type.Literal('es'), Type.Literal('fr'), Type.Literal('ar')],
  { description: 'The language a workshop is held in.' },
)
export type Language = Static<typeof Language>
