import type { Kysely } from 'kysely'

/**
 * Metrics and stakeholders of a workshop's own. Each change makes a private next version of its catalogue; none is ever
 * changed or deleted, so that every version stays what it was and no id is given twice.
 */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  for (const column of ['own_words', 'own_version']) {
    await schema
      .alterTable('sessions')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
  await schema
    .createTable('own_words')
    .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    // what takes it back, and where it was added; absent where it came with a file or a copy
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('solution_id', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_words_key', ['session_id', 'version'])
    .execute()
}
