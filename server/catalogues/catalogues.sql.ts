import type { Queries } from '../db/schema.ts'
import { AppError } from '../http/app-error.ts'

export function listVersions(db: Queries) {
  return db
    .selectFrom('catalogues')
    .select((select) => [
      'id',
      'name',
      'version',
      'created_at',
      select
        .selectFrom('sessions')
        .whereRef('sessions.catalogue_id', '=', 'catalogues.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('workshops'),
    ])
    .orderBy('id', 'desc')
    .execute()
}

export async function findDocument(db: Queries, id: number): Promise<string> {
  const row = await db.selectFrom('catalogues').select('document').where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row.document
}

/** The newest of this name. */
export function findNewest(db: Queries, name: string) {
  return db
    .selectFrom('catalogues')
    .select(['version', 'document'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
