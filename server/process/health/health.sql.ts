import { sql } from 'kysely'
import type { Queries } from '../../db/schema.ts'

/** Fails where the database does not answer. */
export async function ping(db: Queries) {
  await sql`select 1`.execute(db)
}
