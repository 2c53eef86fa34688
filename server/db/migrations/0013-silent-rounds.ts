import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'

/**
 * A second round of silent rating. What was rated and revealed so far is the first round, for which no share had been set.
 * A key cannot be changed everywhere, so both tables are made anew and filled from what they were.
 */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await schema.alterTable('sessions').addColumn('silent_share', 'integer').execute()

  await schema.dropIndex('silent_ratings_person').execute()
  await schema.alterTable('silent_ratings').renameTo('former_silent_ratings').execute()
  await ofAnOption(schema.createTable('silent_ratings'))
    .addColumn('fhn_id', 'integer', (column) => column.notNull())
    .addColumn('participant_id', 'integer', (column) =>
      column.notNull().references('participants.id').onDelete('cascade'),
    )
    .addColumn('measure', 'integer', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('round', 'integer', isRound)
    .addPrimaryKeyConstraint('silent_ratings_by_round', [
      'functional_option_id',
      'virtuous',
      'round',
      'participant_id',
      'fhn_id',
    ])
    .execute()
  await sql`
    insert into silent_ratings (functional_option_id, virtuous, fhn_id, participant_id, measure, browser)
    select functional_option_id, virtuous, fhn_id, participant_id, measure, browser from former_silent_ratings
  `.execute(db)
  await schema.dropTable('former_silent_ratings').execute()
  await schema.createIndex('silent_ratings_person').on('silent_ratings').column('participant_id').execute()

  await schema.alterTable('silent_reveals').renameTo('former_silent_reveals').execute()
  await ofAnOption(schema.createTable('silent_reveals'))
    .addColumn('revealed_at', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', isRound)
    .addPrimaryKeyConstraint('silent_reveals_by_round', ['functional_option_id', 'virtuous', 'round'])
    .execute()
  await sql`
    insert into silent_reveals (functional_option_id, virtuous, revealed_at)
    select functional_option_id, virtuous, revealed_at from former_silent_reveals
  `.execute(db)
  await schema.dropTable('former_silent_reveals').execute()

  await ofAnOption(schema.createTable('silent_rounds'))
    .addColumn('round', 'integer', isRound)
    .addColumn('share', 'integer')
    .addPrimaryKeyConstraint('silent_rounds_key', ['functional_option_id', 'virtuous', 'round'])
    .execute()
  await sql`
    insert into silent_rounds (functional_option_id, virtuous)
    select distinct functional_option_id, virtuous from silent_ratings
  `.execute(db)
}

const ofAnOption = <Columns extends string>(table: CreateTableBuilder<Columns>) =>
  table
    .addColumn('functional_option_id', 'integer', (column) =>
      column.notNull().references('functional_options.id').onDelete('cascade'),
    )
    .addColumn('virtuous', 'integer', (column) => column.notNull().check(sql`virtuous in (0, 1)`))

/** Also what an earlier version has put into the trash is of the first round. */
const isRound = (column: ColumnDefinitionBuilder) =>
  column
    .notNull()
    .defaultTo(1)
    .check(sql`round in (1, 2)`)
