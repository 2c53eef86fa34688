import type { Insertable } from 'kysely'
import { keptForRows } from '../db/kept-statements.ts'
import type { Tables, Tx } from '../db/schema.ts'

/** What somebody did, for the history of a solution. `detail` holds what the sentence about it needs. */
export interface Deed {
  kind: string
  solution_id: number | null
  subject_id?: number | null
  detail?: object
}

/** Whose deed it is. A host in a workshop has no name there, unless the same browser has joined it as a person. */
export function doerOf(participantId: number | null, isHost: boolean) {
  return { participant_id: participantId, by_host: isHost && participantId === null ? 1 : 0 }
}
export type Doer = ReturnType<typeof doerOf>

export async function insertActivity(tx: Tx, sessionId: number, doer: Doer, deeds: Deed[]) {
  const at = new Date().toISOString()
  const rows = deeds.map(({ kind, solution_id, subject_id = null, detail = {} }) => ({
    session_id: sessionId,
    ...doer,
    kind,
    solution_id,
    subject_id,
    detail: JSON.stringify(detail),
    at,
  }))
  await insertRows(tx, rows)
}

const insertRows = keptForRows(
  (db, rows: Insertable<Tables['activity']>[]) => db.insertInto('activity').values(rows),
  Object.values,
)
