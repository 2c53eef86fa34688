import { isSameName } from '#contract/catalogue-lists.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'

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
        .leftJoin('rehearsals', 'rehearsals.session_id', 'sessions.id')
        .whereRef('sessions.catalogue_id', '=', 'catalogues.id')
        .where('rehearsals.session_id', 'is', null)
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

/** The newest of this name, however it is spelled; databases disagree about the case of letters beyond ASCII. */
export async function findNewest(db: Queries, name: string) {
  const rows = await db.selectFrom('catalogues').select(['id', 'name']).orderBy('id', 'desc').execute()
  const found = rows.find((row) => row.name === name) ?? rows.find((row) => isSameName(row.name, name))
  if (!found) return undefined
  return db
    .selectFrom('catalogues')
    .select(['name', 'version', 'document'])
    .where('id', '=', found.id)
    .executeTakeFirst()
}
