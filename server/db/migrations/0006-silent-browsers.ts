import type { Kysely } from 'kysely'

/** Whose browser a silent rating came from: an e-mail names a person, it does not prove one. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('silent_ratings')
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
