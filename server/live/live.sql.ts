import type { SessionStatus } from '#contract/session.ts'
import type { Queries } from '../db/schema.ts'

interface SessionState {
  id: number
  revision: number
  status: SessionStatus
}

export function readSessionStates(db: Queries, ids: number[]): Promise<SessionState[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('sessions').select(['id', 'revision', 'status']).where('id', 'in', ids).execute()
}

export function readEmails(
  db: Queries,
  sessionId: number,
  participantIds: number[],
): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('participants')
    .select(['id', 'email'])
    .where('session_id', '=', sessionId)
    .where('id', 'in', participantIds)
    .execute()
}
