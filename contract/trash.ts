import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Id, Nothing, Taken, UndoToken, WhoOrNobody } from './fields.ts'
import { TRASH_PAGE } from './limits.ts'

const tag = 'host'

/** Something deleted that can still be brought back, with `POST /api/undo/{token}`. */
export const TrashEntry = Type.Object({
  id: Id,
  undo: Type.String({ description: 'For POST /api/undo/{token}.' }),
  kind: Type.String(),
  solution_id: Id,
  took: Type.Optional(Taken),
  deleted_at: Type.String({ description: 'ISO 8601, UTC.' }),
  kept_until: Type.String({ description: 'When it goes for good.' }),
  email: WhoOrNobody,
  by_host: Type.Boolean(),
  place_taken: Type.Optional(
    Type.Boolean({ description: 'Its metric was added again and worked on: that has to be removed first.' }),
  ),
})
export type TrashEntry = Static<typeof TrashEntry>

export const Trash = Type.Object({
  entries: Type.Array(TrashEntry),
  more: Type.Boolean({ description: 'Whether there are older ones.' }),
})
export type Trash = Static<typeof Trash>

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/trash',
  tag,
  summary: `What was deleted in a workshop and can be brought back, newest first, ${TRASH_PAGE} at a time`,
  params: WorkshopParam,
  query: Type.Object({ before: Type.Optional(Id) }),
  status: 200,
  response: Trash,
  access: { kind: 'host', session: 'params.id' },
})

export const deleteForGood = endpoint({
  method: 'DELETE',
  path: '/api/admin/trash/{token}',
  tag,
  summary: 'Let go for good of something deleted',
  params: Type.Object({ token: UndoToken }),
  status: 204,
  response: Nothing,
  access: { kind: 'host', deleted: 'params.token' },
  erases: true,
  whenDiskIsLow: 'makes room',
})
