import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { raiseRevision } from '../../workshop/revision.sql.ts'
import { updateSession } from '../../workshop/sessions.sql.ts'

/** Rows have up to 40 kB, so the log of one part fits in the reserve file of a small disk. */
const ROWS_AT_ONCE = 20

const solutions = (session: number) => sql`select id from solutions where session_id = ${session}`
const stories = (session: number) => sql`select id from user_stories where solution_id in (${solutions(session)})`
const options = (session: number) => sql`select id from functional_options where user_story_id in (${stories(session)})`
const ratings = (session: number) =>
  sql`select id from option_analysis where functional_option_id in (${options(session)})`

/** The tables with the texts of a workshop, and which of their rows are its own; the deletion itself takes the rest. */
const texts: [table: string, own: (session: number) => RawBuilder<unknown>][] = [
  ['idempotency_keys', (session) => sql`session_id = ${session}`],
  ['trash', (session) => sql`session_id = ${session}`],
  ['activity', (session) => sql`session_id = ${session}`],
  ['system_requirements', (session) => sql`option_analysis_id in (${ratings(session)})`],
  ['functional_options', (session) => sql`user_story_id in (${stories(session)})`],
  ['user_stories', (session) => sql`solution_id in (${solutions(session)})`],
]

/**
 * Deletes the texts of a workshop in small parts, for a disk without room for the log of a large transaction (SQLite). The
 * workshop is closed first; where this is cut short, the host deletes what is left.
 */
export async function emptyWorkshop(db: Db, session: number): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseRevision(tx, session)
    await updateSession(tx, session, { status: 'closed' })
  })
  for (const [table, own] of texts) {
    let deleted: bigint | undefined
    do {
      const part = sql`select rowid from ${sql.table(table)} where ${own(session)} limit ${sql.lit(ROWS_AT_ONCE)}`
      const result = await sql`delete from ${sql.table(table)} where rowid in (${part})`.execute(db.write)
      deleted = result.numAffectedRows
      await db.eraseDeleted?.()
    } while (deleted)
  }
}
