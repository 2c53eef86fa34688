import { sql, type Kysely } from 'kysely'

/** A third state of a workshop beside open and closed, in which its people read the results; and links to these. */
export async function up(db: Kysely<unknown>) {
  await widenStatus(db)
  await db.schema
    .createTable('results_links')
    .addColumn('session_id', 'integer', (column) => column.primaryKey().references('sessions.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
}

/**
 * SQLite cannot widen a check, and making the table anew would take along everything that hangs on it, so the column is
 * replaced by a wider one.
 */
async function widenStatus(db: Kysely<unknown>) {
  const sessions = () => db.schema.alterTable('sessions')
  await sessions()
    .addColumn('wider_status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('open')
        .check(sql`wider_status in ('open', 'results', 'closed')`),
    )
    .execute()
  await sql`update sessions set wider_status = status`.execute(db)
  await sessions().dropColumn('status').execute()
  await sessions().renameColumn('wider_status', 'status').execute()
}
