import type { Kysely } from 'kysely'

/** What must be looked at again, and what has been settled about an option. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['functional_options', 'system_requirements']) {
    await db.schema
      .alterTable(table)
      .addColumn('recheck', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.alterTable('functional_options').addColumn('decision', 'text').execute()
  await db.schema
    .alterTable('functional_options')
    .addColumn('decision_reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
