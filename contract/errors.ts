import { Type, type Static } from 'typebox'
import { WhoOrNobody } from './fields.ts'

export { errors, type ErrorCode } from './refusals.ts'

/** What is stored now under the names of the slice's own fields, and who stored it. */
const Conflict = Type.Object(
  {
    by: WhoOrNobody,
    at: Type.Union([Type.String(), Type.Null()], { description: 'When it was stored; ISO 8601, UTC.' }),
  },
  { additionalProperties: true },
)

export const ErrorBody = Type.Object({
  error: Type.String({ description: 'A sentence for people.' }),
  code: Type.String({ description: 'A word for programs.' }),
  conflicts: Type.Optional(
    Type.Array(Conflict, {
      description: 'With a 409 on an edit: what is stored now, where it differs from what the editor started from.',
    }),
  ),
})
export type ErrorBody = Static<typeof ErrorBody>
