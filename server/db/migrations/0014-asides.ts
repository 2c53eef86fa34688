import type { Kysely } from 'kysely'

/** What passes between the host and the group of one solution: a call for help, and a note. Both end with the solution. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await schema
    .createTable('help_calls')
    .addColumn('solution_id', 'integer', (column) => column.primaryKey().references('solutions.id').onDelete('cascade'))
    .addColumn('participant_id', 'integer', (column) => column.references('participants.id').onDelete('set null'))
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('coming_at', 'text')
    .execute()
  await schema.createIndex('help_calls_participant').on('help_calls').column('participant_id').execute()
  await schema
    .createTable('group_notes')
    .addColumn('solution_id', 'integer', (column) => column.primaryKey().references('solutions.id').onDelete('cascade'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
}
