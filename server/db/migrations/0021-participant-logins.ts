import type { Kysely } from 'kysely'

/** Which logins have acted as which participants, so that removing a participant ends them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('participant_logins')
    .addColumn('participant_id', 'integer', (column) =>
      column.notNull().references('participants.id').onDelete('cascade'),
    )
    .addColumn('login', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('participant_logins_key', ['participant_id', 'login'])
    .execute()
}
