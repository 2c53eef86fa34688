import type { Insertable } from 'kysely'
import type { Queries, Tables, Tx } from '../../db/schema.ts'

export async function insertTrash(tx: Tx, entry: Omit<Insertable<Tables['trash']>, 'id' | 'deleted_at'>) {
  await tx
    .insertInto('trash')
    .values({ ...entry, deleted_at: new Date().toISOString() })
    .execute()
}

export function findTrash(tx: Tx, sessionId: number, token: string) {
  return tx
    .selectFrom('trash')
    .select(['id', 'kind', 'solution_id', 'rows', 'summary'])
    .where('token', '=', token)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

export function listTrashByToken(db: Queries, sessionId: number, tokens: readonly string[]) {
  return db
    .selectFrom('trash')
    .select(['id', 'token', 'kind', 'solution_id', 'deleted_at'])
    .where('token', 'in', tokens)
    .where('session_id', '=', sessionId)
    .execute()
}

export async function deleteTrash(tx: Tx, id: number) {
  await tx.deleteFrom('trash').where('id', '=', id).execute()
}

/** Newest first, without what was taken itself. */
export function listTrashOf(
  db: Queries,
  sessionId: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const entries = entriesOf(db, sessionId)
  const wanted = before === undefined ? entries : entries.where('t.id', '<', before)
  return wanted.orderBy('t.id', 'desc').limit(limit).execute()
}

/** The same for whole solutions that were deleted since then. */
export function listSolutionsInTrash(
  db: Queries,
  sessionId: number,
  { since, limit }: { since: string; limit: number },
) {
  return entriesOf(db, sessionId)
    .where('t.kind', '=', 'solution')
    .where('t.deleted_at', '>=', since)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()
}

const entriesOf = (db: Queries, sessionId: number) =>
  db
    .selectFrom('trash as t')
    .leftJoin('participants as p', (join) =>
      join.onRef('p.id', '=', 't.participant_id').onRef('p.session_id', '=', 't.session_id'),
    )
    .select(['t.id', 't.token', 't.kind', 't.solution_id', 't.summary', 't.deleted_at', 't.by_host', 'p.email'])
    .where('t.session_id', '=', sessionId)

/** Answers whether there was such an entry. */
export async function deleteTrashByToken(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('trash').where('token', '=', token).executeTakeFirst()
  return numDeletedRows > 0n
}

/** An entry may have megabytes. */
const EXPIRED_AT_ONCE = 10

/** Deletes in batches, so that writers do not wait for all of them. */
export async function emptyTrashBefore(db: Queries, time: string) {
  const expired = db.selectFrom('trash').select('id').where('deleted_at', '<', time).limit(EXPIRED_AT_ONCE)
  let deleted
  do deleted = await db.deleteFrom('trash').where('id', 'in', expired).executeTakeFirst()
  while (deleted.numDeletedRows > 0)
}
