import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Taken, UndoToken } from './fields.ts'

export const Restored = Type.Object({ kind: Type.String(), solution_id: Id, took: Type.Optional(Taken) })
export type Restored = Static<typeof Restored>

export const undo = endpoint({
  method: 'POST',
  path: '/api/undo/{token}',
  tag: 'undo',
  summary: 'Bring back what a deletion or a reset took, with the same ids',
  params: Type.Object({ token: UndoToken }),
  status: 200,
  response: Restored,
  errors: ['PLACE_TAKEN', 'OWNER_GONE'],
  access: { kind: 'trash', token: 'params.token' },
})
