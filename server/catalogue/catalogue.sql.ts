import type { Queries } from '../db/schema.ts'

/** Keeps what is there: a stored version never changes. */
export async function insertCatalogue(db: Queries, entry: { name: string; version: string; document: string }) {
  await db
    .insertInto('catalogues')
    .values({ ...entry, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .execute()
}

export async function findCatalogue(db: Queries, name: string, version: string): Promise<number> {
  const row = await db
    .selectFrom('catalogues')
    .select('id')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return row.id
}

export async function readCatalogue(db: Queries, id: number): Promise<string> {
  const row = await db.selectFrom('catalogues').select('document').where('id', '=', id).executeTakeFirstOrThrow()
  return row.document
}
