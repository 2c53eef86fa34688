import type { Insertable } from 'kysely'
import type { Queries, Tables, Tx } from '../db/schema.ts'

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

export async function deleteTrash(tx: Tx, id: number) {
  await tx.deleteFrom('trash').where('id', '=', id).execute()
}

export async function emptyTrashBefore(db: Queries, time: string) {
  await db.deleteFrom('trash').where('deleted_at', '<', time).execute()
}
