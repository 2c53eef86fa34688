import type { Queries, Tx } from '../db/schema.ts'
import { plainEmail } from './plain-email.ts'

/** Whoever joined with this e-mail, however they spelled it; the very same spelling first. */
export async function findParticipant(db: Queries, sessionId: number, email: string) {
  const people = db.selectFrom('participants').select(['id', 'email']).where('session_id', '=', sessionId)
  const exact = await people.where('email', '=', email.trim()).executeTakeFirst()
  // the engines know the capital letters of different alphabets
  return (
    exact ?? (await people.orderBy('id').execute()).find((person) => plainEmail(person.email) === plainEmail(email))
  )
}

/** The names that those who joined have given. */
export function listCalled(db: Queries, sessionId: number) {
  return db.selectFrom('participants').select(['id', 'email', 'name']).where('session_id', '=', sessionId).execute()
}

/** Answers whether the person had another name. */
export async function updateName(tx: Tx, participantId: number, name: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('participants')
    .set({ name })
    .where('id', '=', participantId)
    .where('name', 'is distinct from', name)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function insertParticipant(tx: Tx, sessionId: number, email: string) {
  return tx
    .insertInto('participants')
    .values({ session_id: sessionId, email, created_at: new Date().toISOString() })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

export async function findPerson(db: Queries, sessionId: number, participantId: number | null) {
  if (participantId === null) return undefined
  return db
    .selectFrom('participants')
    .select(['email', 'name'])
    .where('id', '=', participantId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

export async function readEmail(db: Queries, sessionId: number, participantId: number | null): Promise<string | null> {
  return (await findPerson(db, sessionId, participantId))?.email ?? null
}

export async function countParticipants(db: Queries, sessionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participants')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return count
}

/** Every name in a session: of those who joined, in this order, then those that only solutions carry. */
export async function listNames(db: Queries, sessionId: number): Promise<Set<string>> {
  const joined = await db
    .selectFrom('participants')
    .select('email')
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
  const owners = await db
    .selectFrom('solutions')
    .select('user_email as email')
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
  return new Set([...joined, ...owners].map(({ email }) => email))
}
