import type { Queries, Tx } from '../../db/schema.ts'

export function listJoined(db: Queries, sessionId: number) {
  return db
    .selectFrom('participants')
    .select(['id', 'email', 'name', 'created_at'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
}

/** When each of them last did something; one step into the index for each, however long the history is. */
export function listLastActivities(db: Queries, sessionId: number) {
  return db
    .selectFrom('participants as p')
    .select((select) => [
      'p.id as participant_id',
      select
        .selectFrom('activity as a')
        .select('a.at')
        .whereRef('a.participant_id', '=', 'p.id')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('at'),
    ])
    .where('p.session_id', '=', sessionId)
    .execute()
}

/** The names that solutions carry, and how many each. */
export function countSolutionsByName(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions')
    .select((select) => ['user_email', select.fn.countAll<number>().as('count')])
    .where('session_id', '=', sessionId)
    .groupBy('user_email')
    .orderBy('user_email')
    .execute()
}

/** Returns the given name of the person who joined with this e-mail, which goes with the e-mail. */
export async function replaceName(tx: Tx, sessionId: number, email: string, name: string): Promise<string | null> {
  const person = await tx
    .selectFrom('participants')
    .select('name')
    .where('session_id', '=', sessionId)
    .where('email', '=', email)
    .executeTakeFirst()
  await tx
    .updateTable('participants')
    .set({ email: name, name: null })
    .where('session_id', '=', sessionId)
    .where('email', '=', email)
    .execute()
  await tx
    .updateTable('solutions')
    .set({ user_email: name })
    .where('session_id', '=', sessionId)
    .where('user_email', '=', email)
    .execute()
  return person?.name ?? null
}
