import type { Tx } from '../db/schema.ts'

/** What somebody did, for the history of a solution. `detail` holds what the sentence about it needs. */
export interface Deed {
  kind: string
  solution_id: number | null
  subject_id?: number | null
  detail?: object
}

export async function insertActivity(tx: Tx, sessionId: number, participantId: number | null, deeds: Deed[]) {
  const at = new Date().toISOString()
  const rows = deeds.map(({ kind, solution_id, subject_id = null, detail = {} }) => ({
    session_id: sessionId,
    participant_id: participantId,
    kind,
    solution_id,
    subject_id,
    detail: JSON.stringify(detail),
    at,
  }))
  await tx.insertInto('activity').values(rows).execute()
}
