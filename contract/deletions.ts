import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, WayBack, WhoOrNobody } from './fields.ts'

export const Deletion = Type.Object({
  by: WhoOrNobody,
  by_host: Type.Optional(Type.Boolean()),
  at: Type.Union([Type.String(), Type.Null()], { description: 'ISO 8601, UTC; null where nothing is known of it.' }),
  name: Type.Optional(
    Type.String({ description: 'What people knew it by that was deleted, alone or with this in it.' }),
  ),
  way_back: Type.Optional(WayBack),
})
export type Deletion = Static<typeof Deletion>

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
