import type { Kysely } from 'kysely'

/** A workshop's agenda, the item it is at, when each began, and what the big screen shows. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  for (const column of ['agenda', 'room_item', 'scene'])
    await schema.alterTable('sessions').addColumn(column, 'text').execute()
  await schema.alterTable('sessions').addColumn('agenda_at', 'integer').execute()
  await schema
    .alterTable('sessions')
    .addColumn('agenda_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('sessions')
    .addColumn('agenda_log', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
