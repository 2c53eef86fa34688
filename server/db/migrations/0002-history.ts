import type { Kysely } from 'kysely'

/** Who deleted what, said without opening the trash; and the history of one person without reading everybody's. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  const byHost = ['activity', 'trash'] as const
  for (const table of byHost) {
    await schema
      .alterTable(table)
      .addColumn('by_host', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await schema.alterTable('trash').addColumn('participant_id', 'integer').execute()
  await schema
    .alterTable('trash')
    .addColumn('summary', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await schema.createIndex('activity_person').on('activity').columns(['solution_id', 'participant_id', 'id']).execute()
}
