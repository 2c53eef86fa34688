import { type Kysely, sql } from 'kysely'

/** The token of a link that the host has put on the big screen: it goes with the link. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('results_links').addColumn('wall_token', 'text').execute()
  // scenes carried it before, also after the link had been taken back
  await sql`update sessions set scene = ${'{"kind":"end"}'} where scene like ${'%"results_token"%'}`.execute(db)
}
