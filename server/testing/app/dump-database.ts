import type { Db } from '../../db/schema.ts'
import { readCode } from '../../workshop/session-code.ts'

type Dump = Record<string, string[]>

const tables = new WeakMap<Db, string[]>()

/** Every table there is, as the database says: a new one cannot escape. */
async function tablesOf(db: Db): Promise<string[]> {
  const known = tables.get(db)
  if (known) return known
  const names = (await db.write.introspection.getTables()).map(({ name }) => name)
  tables.set(db, names)
  return names
}

/** Every row of every table, so that two moments can be compared. */
export async function dumpDatabase(db: Db): Promise<Dump> {
  const rowsOf = async (name: string) => {
    const table = db.write.selectFrom(name as 'settings').selectAll()
    return (await table.execute()).map((row) => JSON.stringify(row)).toSorted()
  }
  const names = await tablesOf(db)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await rowsOf(name)] as const)))
}

export async function readRevision({ write }: Db, sessionId: string): Promise<number> {
  const session = write.selectFrom('sessions').select('revision').where('code', '=', readCode(sessionId))
  return (await session.executeTakeFirstOrThrow()).revision
}
