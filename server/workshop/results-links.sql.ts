import type { Queries, Tx } from '../db/schema.ts'
import { findSession, type SessionRow } from './sessions.sql.ts'

const now = () => new Date().toISOString()

/** The session that a link with this hash leads to, unless its time is over. */
export async function findSessionOfLink(db: Queries, token_hash: string): Promise<SessionRow | undefined> {
  const link = await db
    .selectFrom('results_links')
    .select('session_id')
    .where('token_hash', '=', token_hash)
    .where('ends_at', '>', now())
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

/** Keeps the token itself, for the big screen; answers whether it opens the results of this session. */
export async function putOnWall(tx: Tx, sessionId: number, wall_token: string, token_hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('results_links')
    .set({ wall_token })
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', token_hash)
    .where('ends_at', '>', now())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The token on the big screen, unless its link has ended. One that was taken back or replaced is gone. */
export async function findWallToken(db: Queries, sessionId: number): Promise<string | undefined> {
  const link = await db
    .selectFrom('results_links')
    .select('wall_token')
    .where('session_id', '=', sessionId)
    .where('ends_at', '>', now())
    .executeTakeFirst()
  return link?.wall_token ?? undefined
}

/** At most one a session: a new one takes the place of the former. */
export async function replaceLink(
  tx: Tx,
  link: { session_id: number; token_hash: string; created_at: string; ends_at: string },
) {
  await deleteLink(tx, link.session_id)
  await tx.insertInto('results_links').values(link).execute()
}

/** Answers whether there was one. */
export async function deleteLink(tx: Tx, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('results_links').where('session_id', '=', sessionId).executeTakeFirst()
  return numDeletedRows > 0n
}
