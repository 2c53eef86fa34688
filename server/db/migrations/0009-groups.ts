import { type Kysely, sql } from 'kysely'

/** Groups of a workshop: who is in which, who only looks on, and whose each solution is. */
export function groups(engine: 'sqlite' | 'postgres') {
  async function up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .alterTable('sessions')
      .addColumn('groups_by', 'text', (column) =>
        column
          .notNull()
          .defaultTo('nobody')
          .check(sql`groups_by in ('nobody', 'host', 'everybody')`),
      )
      .execute()

    await schema
      .createTable('groups')
      .addColumn('id', 'integer', (column) =>
        // ids are never reused, as everywhere
        engine === 'postgres'
          ? column.primaryKey().generatedByDefaultAsIdentity()
          : column.primaryKey().autoIncrement(),
      )
      .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      // kept with its people and solutions, so that it can come back as it was
      .addColumn('removed_at', 'text')
      .execute()
    await schema.createIndex('groups_session').on('groups').column('session_id').execute()

    for (const table of ['participants', 'solutions'] as const) {
      await schema
        .alterTable(table)
        .addColumn('group_id', 'integer', (column) => column.references('groups.id').onDelete('set null'))
        .execute()
      await schema.createIndex(`${table}_group`).on(table).column('group_id').execute()
    }
    await schema
      .alterTable('participants')
      .addColumn('observes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }

  return { up }
}
