import type { Kysely } from 'kysely'

/** Workshops whose people are played from a script: how fast, how far they are, and which instance plays them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('rehearsals')
    .addColumn('session_id', 'integer', (column) => column.primaryKey().references('sessions.id').onDelete('cascade'))
    .addColumn('seed', 'integer', (column) => column.notNull())
    .addColumn('speed', 'integer', (column) => column.notNull())
    .addColumn('is_playing', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('position', 'text', (column) => column.notNull().defaultTo('[]'))
    // who plays it, for as long as it says so
    .addColumn('player', 'text')
    .addColumn('held_until', 'text')
    .execute()
}
