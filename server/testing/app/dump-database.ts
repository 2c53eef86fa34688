import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { readCode } from '../../workshop/session-code.ts'

type Dump = Record<string, string[]>

const tables = new WeakMap<Db, string[]>()

/** Every table there is, as the database says: a new one cannot escape. */
async function tablesOf(db: Db): Promise<string[]> {
  const told = tables.get(db)
  if (told) return told
  const names = (await db.write.introspection.getTables()).map(({ name }) => name)
  tables.set(db, names)
  return names
}

/** The one value that nobody's call changes: who plays a rehearsal says again and again that they still do. */
const RENEWED_BY_TIME = /"held_until": ?"[^"]*"/

const known = new WeakMap<Db, { mark: string; dump: Dump }>()

/**
 * Every row of every table, so that two moments can be compared. Most moments are compared to see that nothing was
 * written, and then the mark is the same: reading everything again would be most of what many of these tests do.
 */
export async function dumpDatabase(db: Db): Promise<Dump> {
  const names = await tablesOf(db)
  const mark = db.engine === 'postgres' ? await newestRows(db, names) : await countWrites(db)
  const last = known.get(db)
  if (last?.mark === mark) return last.dump
  const dump = await readEverything(db, names)
  // what is written while it is read is told by the next mark
  known.set(db, { mark, dump })
  return dump
}

/** Of this connection, and of all others: also what was taken back, or changed nothing. */
async function countWrites(db: Db): Promise<string> {
  const asked = sql`select total_changes() as own, data_version as others from pragma_data_version`
  return JSON.stringify((await asked.execute(db.write)).rows)
}

/**
 * How many rows each table has, and which transactions wrote them: what is inserted or updated has another one than it
 * had, and what is only deleted is missing.
 */
async function newestRows(db: Db, names: string[]): Promise<string> {
  const ofEach = names.map(
    (name) => sql`select count(*), max(xmin::text::bigint), sum(xmin::text::bigint) from ${sql.table(name)}`,
  )
  return JSON.stringify((await sql`${sql.join(ofEach, sql` union all `)}`.execute(db.write)).rows)
}

async function readEverything(db: Db, names: string[]): Promise<Dump> {
  const rows = db.engine === 'postgres' ? await rowsInOneAnswer(db, names) : await rowsOfEach(db, names)
  const dump: Dump = Object.fromEntries(names.map((name) => [name, []]))
  for (const { name, row } of rows) dump[name]!.push(row.replace(RENEWED_BY_TIME, '"held_until":"some time"'))
  for (const name of names) dump[name]!.sort()
  return dump
}

interface NamedRow {
  name: string
  row: string
}

/** Tests dump thousands of times: a question for each table would be most of what they wait for. */
async function rowsInOneAnswer(db: Db, names: string[]): Promise<NamedRow[]> {
  const ofEach = names.map(
    (name) => sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.table(name)} t`,
  )
  return (await sql<NamedRow>`${sql.join(ofEach, sql` union all `)}`.execute(db.write)).rows
}

async function rowsOfEach(db: Db, names: string[]): Promise<NamedRow[]> {
  const ofEach = names.map(async (name) => {
    const rows = await db.write
      .selectFrom(name as 'settings')
      .selectAll()
      .execute()
    return rows.map((row) => ({ name, row: JSON.stringify(row) }))
  })
  return (await Promise.all(ofEach)).flat()
}

export async function readRevision({ write }: Db, sessionId: string): Promise<number> {
  const session = write.selectFrom('sessions').select('revision').where('code', '=', readCode(sessionId))
  return (await session.executeTakeFirstOrThrow()).revision
}
