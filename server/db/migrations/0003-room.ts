import type { Kysely } from 'kysely'

/** What the host tells everybody: announced step, message, timer, and whether editing is frozen. */
export async function up(db: Kysely<unknown>) {
  const sessions = () => db.schema.alterTable('sessions')
  await sessions().addColumn('room_step', 'integer').execute()
  await sessions().addColumn('room_message', 'text').execute()
  await sessions().addColumn('timer_ends_at', 'text').execute()
  await sessions().addColumn('timer_minutes', 'integer').execute()
  await sessions()
    .addColumn('frozen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
