import { type Kysely, sql } from 'kysely'

/** Logins that were logged out of, and which cookies without a participant a session still accepts. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await schema
    .createTable('ended_logins')
    .addColumn('login', 'text', (column) => column.primaryKey())
    .addColumn('ended_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('ended_logins_ended_at').on('ended_logins').column('ended_at').execute()
  for (const column of ['code_round', 'nameless_from']) {
    await schema
      .alterTable('sessions')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
  await sql`update sessions set code_round = (select count(*) from former_codes where session_id = sessions.id)`.execute(
    db,
  )
}
