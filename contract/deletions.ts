import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, WayBack, WhoOrNobody } from './fields.ts'
import { BRING_BACK_HOURS, DELETED_LISTED } from './limits.ts'

export const Deletion = Type.Object({
  by: WhoOrNobody,
  by_host: Type.Optional(Type.Boolean()),
  at: Type.Union([Type.String(), Type.Null()], { description: 'ISO 8601, UTC; null where nothing is known of it.' }),
  name: Type.Optional(
    Type.String({ description: 'What people knew it by that was deleted, alone or with this in it.' }),
  ),
  way_back: Type.Optional(WayBack),
  others_may: Type.Optional(
    Type.Object(
      {
        group: Type.Union([Type.String(), Type.Null()], { description: 'Null where it belonged to no group.' }),
        until: Type.String({ description: 'ISO 8601, UTC.' }),
      },
      { description: 'Where the caller may not bring it back: whose people can.' },
    ),
  ),
})
export type Deletion = Static<typeof Deletion>

/** A solution that was deleted lately, and the way back for those who may write in it. */
export const DeletedSolution = Type.Object({
  solution_id: Id,
  name: Type.String(),
  by: WhoOrNobody,
  by_host: Type.Boolean(),
  at: Type.String({ description: 'ISO 8601, UTC.' }),
  until: Type.String({ description: 'When members can bring it back no longer; ISO 8601, UTC.' }),
  way_back: Type.Optional(WayBack),
})
export type DeletedSolution = Static<typeof DeletedSolution>

export const listDeletedSolutions = endpoint({
  method: 'GET',
  path: '/api/deleted-solutions',
  tag: 'undo',
  summary: `The solutions of the workshop that were deleted in the last ${BRING_BACK_HOURS} hours, newest first, ${DELETED_LISTED} at most`,
  status: 200,
  response: Type.Array(DeletedSolution),
  access: { kind: 'member' },
  answersDifferByPerson: true,
})

/** For whoever was writing in something when it went: alone, or with what it belonged to. */
export const readDeletion = endpoint({
  method: 'GET',
  path: '/api/deletions',
  tag: 'undo',
  summary: 'Who deleted something, by its id and those of what it belonged to',
  query: Type.Object({
    solution_id: Id,
    user_story_id: Type.Optional(Id),
    functional_option_id: Type.Optional(Id),
    system_requirement_id: Type.Optional(Id),
  }),
  status: 200,
  response: Deletion,
  access: { kind: 'member' },
  answersDifferByPerson: true,
})
