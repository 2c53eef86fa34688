import type { Kysely } from 'kysely'

/** In which language a workshop is held; those that are there already are English. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('sessions')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}
