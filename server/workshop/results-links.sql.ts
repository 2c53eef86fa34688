import type { Queries, Tx } from '../db/schema.ts'
import { findSession, type SessionRow } from './sessions.sql.ts'

/** The session that a link with this hash leads to, unless its time is over. */
export async function findSessionOfLink(db: Queries, token_hash: string): Promise<SessionRow | undefined> {
  const link = await db
    .selectFrom('results_links')
    .select('session_id')
    .where('token_hash', '=', token_hash)
    .where('ends_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return link && findSession(db, link.session_id)
}

export function findLink(db: Queries, sessionId: number) {
  return db
    .selectFrom('results_links')
    .select(['created_at', 'ends_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** At most one a session: a new one takes the place of the former. */
export async function replaceLink(
  tx: Tx,
  link: { session_id: number; token_hash: string; created_at: string; ends_at: string },
) {
  await deleteLink(tx, link.session_id)
  await tx.insertInto('results_links').values(link).execute()
}

export async function deleteLink(tx: Tx, sessionId: number) {
  await tx.deleteFrom('results_links').where('session_id', '=', sessionId).execute()
}
