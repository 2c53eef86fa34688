import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/**
 * Ids are never reused, so a link or an undo can never meet a stranger: AUTOINCREMENT on SQLite; an identity on
 * PostgreSQL, which still lets an undo reinsert a given id.
 */
function withId<Name extends string>(table: CreateTableBuilder<Name>, isPostgres: boolean) {
  return table.addColumn('id', 'integer', (column) =>
    isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
  )
}

export function workshops(engine: 'sqlite' | 'postgres') {
  const isPostgres = engine === 'postgres'

  async function up(db: Kysely<unknown>) {
    const { schema } = db

    await schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()

    await withId(schema.createTable('catalogues'), isPostgres)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('catalogues_name_version', ['name', 'version'])
      .execute()

    await withId(schema.createTable('sessions'), isPostgres)
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('open', 'closed')`))
      .addColumn('catalogue_id', 'integer', (column) => column.notNull().references('catalogues.id'))
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('former_codes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .execute()
    await schema.createIndex('former_codes_session').on('former_codes').column('session_id').execute()

    await withId(schema.createTable('participants'), isPostgres)
      .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('participants_session_email', ['session_id', 'email'])
      .execute()

    await withId(schema.createTable('solutions'), isPostgres)
      .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('solution_name', 'text', (column) => column.notNull())
      .addColumn('primary_fhn', 'integer', (column) => column.notNull())
      .addColumn('user_email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('solutions_session').on('solutions').columns(['session_id', 'id']).execute()

    await schema
      .createTable('solution_purposes')
      .addColumn('solution_id', 'integer', (column) => column.notNull().references('solutions.id').onDelete('cascade'))
      .addColumn('purpose_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('solution_purposes_key', ['solution_id', 'purpose_id'])
      .execute()

    await withId(schema.createTable('solution_stakeholders'), isPostgres)
      .addColumn('solution_id', 'integer', (column) => column.notNull().references('solutions.id').onDelete('cascade'))
      .addColumn('stakeholder_id', 'integer', (column) => column.notNull())
      .addUniqueConstraint('solution_stakeholders_once', ['solution_id', 'stakeholder_id'])
      .execute()

    await withId(schema.createTable('user_stories'), isPostgres)
      .addColumn('solution_id', 'integer', (column) => column.notNull().references('solutions.id').onDelete('cascade'))
      .addColumn('metric_id', 'integer', (column) => column.notNull())
      .addColumn('user_story', 'text', (column) => column.notNull())
      .addUniqueConstraint('user_stories_once', ['solution_id', 'metric_id'])
      .execute()

    await withId(schema.createTable('functional_options'), isPostgres)
      .addColumn('user_story_id', 'integer', (column) =>
        column.notNull().references('user_stories.id').onDelete('cascade'),
      )
      .addColumn('functional_option', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('functional_options_story')
      .on('functional_options')
      .columns(['user_story_id', 'id'])
      .execute()

    await withId(schema.createTable('option_analysis'), isPostgres)
      .addColumn('functional_option_id', 'integer', (column) =>
        column.notNull().references('functional_options.id').onDelete('cascade'),
      )
      .addColumn('fhn_id', 'integer', (column) => column.notNull())
      .addColumn('virtuous', 'integer', (column) => column.notNull().check(sql`virtuous in (0, 1)`))
      .addColumn('measure', 'integer', (column) => column.notNull())
      .addUniqueConstraint('option_analysis_once', ['functional_option_id', 'fhn_id', 'virtuous'])
      .execute()

    await withId(schema.createTable('system_requirements'), isPostgres)
      .addColumn('option_analysis_id', 'integer', (column) =>
        column.notNull().references('option_analysis.id').onDelete('cascade'),
      )
      .addColumn('specification', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('system_requirements_rating')
      .on('system_requirements')
      .columns(['option_analysis_id', 'id'])
      .execute()

    // What happened outlives what it happened to, so solution and participant are no foreign keys here.
    await withId(schema.createTable('activity'), isPostgres)
      .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('solution_id', 'integer')
      .addColumn('participant_id', 'integer')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'integer')
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('activity_session').on('activity').columns(['session_id', 'id']).execute()
    await schema.createIndex('activity_solution').on('activity').columns(['solution_id', 'id']).execute()

    await withId(schema.createTable('trash'), isPostgres)
      .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('solution_id', 'integer', (column) => column.notNull())
      .addColumn('rows', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('trash_session').on('trash').columns(['session_id', 'id']).execute()
    await schema.createIndex('trash_deleted_at').on('trash').column('deleted_at').execute()

    await schema
      .createTable('idempotency_keys')
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['scope', 'key'])
      .execute()
    await schema.createIndex('idempotency_keys_created_at').on('idempotency_keys').column('created_at').execute()
  }

  return { up }
}
