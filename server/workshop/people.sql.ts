import type { Queries, Tx } from '../db/schema.ts'

export function findParticipant(db: Queries, sessionId: number, email: string) {
  return db
    .selectFrom('participants')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('email', '=', email)
    .executeTakeFirst()
}

export function insertParticipant(tx: Tx, sessionId: number, email: string) {
  return tx
    .insertInto('participants')
    .values({ session_id: sessionId, email, created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function readEmail(db: Queries, sessionId: number, participantId: number | null): Promise<string | null> {
  if (participantId === null) return null
  const row = await db
    .selectFrom('participants')
    .select('email')
    .where('id', '=', participantId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row?.email ?? null
}

export async function countParticipants(db: Queries, sessionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participants')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return count
}

/** Every name in a session: of those who joined, and those that only solutions carry. */
export async function listNames(db: Queries, sessionId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('participants')
    .select('email')
    .where('session_id', '=', sessionId)
    .union(db.selectFrom('solutions').select('user_email as email').where('session_id', '=', sessionId))
    .execute()
  return new Set(rows.map(({ email }) => email))
}
