import { sql } from 'kysely'
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

/** The names that solutions in the trash carry. */
export async function listDeletedNames(db: Queries, sessionId: number): Promise<string[]> {
  const entries = await db
    .selectFrom('trash')
    .select('rows')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'solution')
    .execute()
  return entries.flatMap(({ rows }) =>
    ((JSON.parse(rows) as { solutions?: { user_email: string }[] }).solutions ?? []).map(
      ({ user_email }) => user_email,
    ),
  )
}

/** Where a kept answer says who somebody is, by e-mail or by the name they gave. */
const NAMING = ['name', 'known_as', 'email', 'user_email', 'by']

/**
 * Puts another name in the place of an e-mail, and of the name that its person has given: people, solutions, and whatever
 * history, trash and the answers kept for repeated requests hold as JSON, where it stands between quotation marks. A kept
 * answer that was dropped instead would let a request be carried out twice.
 */
export async function replaceName(tx: Tx, sessionId: number, email: string, name: string) {
  const [before, after] = [JSON.stringify(email), JSON.stringify(name)]
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
  await tx
    .updateTable('trash')
    .set({
      rows: sql<string>`replace(rows, ${before}, ${after})`,
      summary: sql<string>`replace(summary, ${before}, ${after})`,
    })
    .where('session_id', '=', sessionId)
    .execute()
  await tx
    .updateTable('activity')
    .set({ detail: sql<string>`replace(detail, ${before}, ${after})` })
    .where('session_id', '=', sessionId)
    .execute()
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: withoutNames([[before, after], ...givenName(person?.name ?? null, after)]) })
    .where('session_id', '=', sessionId)
    .execute()
}

/** The name somebody gave may be a word of the work too, so it goes only where it says who they are. */
const givenName = (given: string | null, after: string) =>
  given === null ? [] : NAMING.map((key) => [`"${key}":${JSON.stringify(given)}`, `"${key}":${after}`] as const)

const withoutNames = (replacements: readonly (readonly [before: string, after: string])[]) =>
  replacements.reduce(
    (answer, [before, after]) => sql<string>`replace(${answer}, ${before}, ${after})`,
    sql<string>`answer`,
  )
