import type { Queries } from '../db/schema.ts'
import type { OwnChange, OwnVersion } from './own-words.ts'

/** Keeps what is there, for a stored version never changes: answers its id, or undefined when the version was there. */
export async function insertCatalogue(db: Queries, entry: { name: string; version: string; document: string }) {
  const row = await db
    .insertInto('catalogues')
    .values({ ...entry, created_at: new Date().toISOString() })
    // two hosts may publish at once; the unique key decides, not a reading before
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findCatalogue(db: Queries, name: string, version: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('catalogues')
    .select('id')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.id
}

export const findCatalogueOwner = (db: Queries, sessionId: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'catalogue_id', 'own_version', 'language'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()

/** A version never changes, whatever is added after it. */
export async function listOwnVersions(db: Queries, sessionId: number, upTo: number): Promise<OwnVersion[]> {
  const rows = await db
    .selectFrom('own_words')
    .select(['version', 'change'])
    .where('session_id', '=', sessionId)
    .where('version', '<=', upTo)
    .orderBy('version')
    .execute()
  return rows.map(({ version, change }) => ({ version, change: JSON.parse(change) as OwnChange }))
}

export async function readCatalogue(db: Queries, id: number): Promise<string> {
  const row = await db.selectFrom('catalogues').select('document').where('id', '=', id).executeTakeFirstOrThrow()
  return row.document
}
