import { type Kysely, sql } from 'kysely'

/**
 * Silent rating: what each person rated alone, and which options were revealed in which direction. Neither says when
 * somebody rated, so that nothing about it can be told.
 */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await schema
    .alterTable('sessions')
    .addColumn('silent_rating', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await schema
    .createTable('silent_ratings')
    .addColumn('functional_option_id', 'integer', (column) =>
      column.notNull().references('functional_options.id').onDelete('cascade'),
    )
    .addColumn('fhn_id', 'integer', (column) => column.notNull())
    .addColumn('virtuous', 'integer', (column) => column.notNull().check(sql`virtuous in (0, 1)`))
    .addColumn('participant_id', 'integer', (column) =>
      column.notNull().references('participants.id').onDelete('cascade'),
    )
    .addColumn('measure', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('silent_ratings_key', ['functional_option_id', 'virtuous', 'participant_id', 'fhn_id'])
    .execute()
  await schema.createIndex('silent_ratings_person').on('silent_ratings').column('participant_id').execute()

  await schema
    .createTable('silent_reveals')
    .addColumn('functional_option_id', 'integer', (column) =>
      column.notNull().references('functional_options.id').onDelete('cascade'),
    )
    .addColumn('virtuous', 'integer', (column) => column.notNull().check(sql`virtuous in (0, 1)`))
    .addColumn('revealed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('silent_reveals_key', ['functional_option_id', 'virtuous'])
    .execute()
}
