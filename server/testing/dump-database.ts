import type { Db } from '../db/schema.ts'
import { readCode } from '../http/session-code.ts'

type Dump = Record<string, string[]>

/** Every row of every table, so that two moments can be compared. Tables are asked for, so a new one cannot escape. */
export async function dumpDatabase({ write }: Db): Promise<Dump> {
  const dump: Dump = {}
  for (const { name } of await write.introspection.getTables()) {
    const rows = await write
      .selectFrom(name as 'settings')
      .selectAll()
      .execute()
    dump[name] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return dump
}

export async function readRevision({ write }: Db, sessionId: string): Promise<number> {
  const session = write.selectFrom('sessions').select('revision').where('code', '=', readCode(sessionId))
  return (await session.executeTakeFirstOrThrow()).revision
}
