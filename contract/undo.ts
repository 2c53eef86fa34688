import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Taken, UndoToken } from './fields.ts'
import { BRING_BACK_HOURS, TRASH_DAYS } from './limits.ts'

export const Restored = Type.Object({ kind: Type.String(), solution_id: Id, took: Type.Optional(Taken) })
export type Restored = Static<typeof Restored>

export const undo = endpoint({
  method: 'POST',
  path: '/api/undo/{token}',
  tag: 'undo',
  summary: `Bring back what a deletion or a reset took, with the same ids, or take back an own word; ${BRING_BACK_HOURS} hours for members, ${TRASH_DAYS} days for the host`,
  params: Type.Object({ token: UndoToken }),
  status: 200,
  response: Restored,
  errors: ['THERE_AGAIN', 'PLACE_TAKEN', 'OWNER_GONE', 'ENTRY_DAMAGED', 'OWN_WORD_USED', 'TOO_LATE'],
  access: { kind: 'trash', token: 'params.token' },
})
