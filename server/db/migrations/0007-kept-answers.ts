import { sql, type Kysely } from 'kysely'

/** Whose session an answer kept for a repeated request is about: it goes with the session, whoever made the request. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('idempotency_keys')
    .addColumn('session_id', 'integer', (column) => column.references('sessions.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('idempotency_keys_session').on('idempotency_keys').column('session_id').execute()
  await sql`
    update idempotency_keys set session_id = (
      select id from sessions where idempotency_keys.scope = 'session ' || cast(sessions.id as text)
    )`.execute(db)
}
