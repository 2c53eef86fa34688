import { type Kysely, sql } from 'kysely'

interface Before {
  participants: { session_id: number; email: string }
  solutions: { session_id: number; user_email: string }
  trash: { session_id: number; rows: string }
  person_numbers: { session_id: number; number: number }
}

/** Names of people, numbers that stand for e-mails, and whom the host let go. */
export async function up(db: Kysely<Before>) {
  const { schema } = db
  await schema
    .alterTable('sessions')
    .addColumn('hide_emails', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('sessions')
    .addColumn('let_go', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await schema.alterTable('participants').addColumn('name', 'text').execute()
  await schema
    .createTable('person_numbers')
    .addColumn('session_id', 'integer', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('email_key', 'text')
    .addColumn('removed_hash', 'text')
    .addPrimaryKeyConstraint('person_numbers_key', ['session_id', 'number'])
    .addUniqueConstraint('person_numbers_email', ['session_id', 'email_key'])
    .execute()
  await keepFormerNumbers(db)
}

/** The numbers of those who were removed before are not given again, also where their name lies only in the trash. */
async function keepFormerNumbers(db: Kysely<Before>) {
  const like = 'participant %'
  const joined = await db
    .selectFrom('participants')
    .select(['session_id', 'email'])
    .where('email', 'like', like)
    .execute()
  const owners = await db
    .selectFrom('solutions')
    .select(['session_id', 'user_email as email'])
    .where('user_email', 'like', like)
    .execute()
  const deleted = await db
    .selectFrom('trash')
    .select(['session_id', 'rows as email'])
    .where(sql<boolean>`rows like ${`%"participant %`}`)
    .execute()
  const rows = new Map<string, Before['person_numbers']>()
  for (const { session_id, email } of [...joined, ...owners, ...deleted]) {
    for (const [, digits] of email.matchAll(/(?:^|")participant (\d{1,6})(?:$|")/g)) {
      rows.set(`${session_id} ${Number(digits)}`, { session_id, number: Number(digits) })
    }
  }
  for (const row of rows.values()) await db.insertInto('person_numbers').values(row).execute()
}
