import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Queries, Tx } from '../db/schema.ts'

export interface SessionState {
  id: number
  revision: number
  status: 'open' | 'closed'
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

const CHANNEL = 'ninefold_live'

/** PostgreSQL delivers it to every listening connection when the transaction commits. */
export async function notifyWith(tx: Tx, payload: string) {
  await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tx)
}

export async function notify(client: Client, payload: string) {
  await client.query('select pg_notify($1, $2)', [CHANNEL, payload])
}

export async function listen(client: Client) {
  await client.query(`listen ${CHANNEL}`)
}
