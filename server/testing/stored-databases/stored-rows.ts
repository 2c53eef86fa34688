import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Insertable } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Client } from 'pg'
import { migrationsFor } from '../../db/migrate.ts'
import type { Db, Tables } from '../../db/schema.ts'

type Row = Record<string, unknown>
/** All rows by table, the tables in an order in which they can be filled. */
export type Rows = Record<string, Row[]>

const folder = import.meta.dirname
export const storedFile = (version: string) => join(folder, `${version}.sqlite`)

/** The stored file is copied first: opening a database may write beside it. */
export function readStoredRows(version: string): Rows {
  const copyIn = mkdtempSync(join(tmpdir(), 'ninefold-stored-'))
  copyFileSync(storedFile(version), join(copyIn, 'stored.db'))
  const database = new Database(join(copyIn, 'stored.db'))
  try {
    const all = <T>(statement: string) => database.prepare(statement).all([]) as T[]
    const tables = all<{ name: string }>("select name from sqlite_master where type = 'table' order by rowid")
    const names = tables.map(({ name }) => name).filter((name) => !/^(sqlite|kysely)_/.test(name))
    return Object.fromEntries(
      names.map((name) => [name, all<Row>(`select * from "${name}"`).map((row) => ({ ...row }))]),
    )
  } finally {
    database.close()
    rmSync(copyIn, { recursive: true })
  }
}

/** Fills an empty PostgreSQL database with the stored one. */
export async function loadStoredDump(version: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync(join(folder, `${version}.sql`), 'utf8'))
  } finally {
    await client.end()
  }
}

/**
 * Makes an empty database one of an earlier time: only the migrations up to this one, and of the stored rows what its
 * tables and columns can hold. Answers what it holds.
 */
export async function becomeEarlier(db: Db, lastMigration: string, version: string): Promise<Rows> {
  const provider = { getMigrations: async () => migrationsFor(db.engine) }
  const { error } = await new Migrator({ db: db.write, provider }).migrateTo(lastMigration)
  if (error) throw error as Error
  const columns = new Map((await db.write.introspection.getTables()).map((table) => [table.name, table.columns]))
  const held: Rows = {}
  await db.transaction(async (tx) => {
    for (const [table, rows] of Object.entries(readStoredRows(version))) {
      const names = columns.get(table)?.map(({ name }) => name)
      if (!names) continue
      held[table] = rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
      const values = held[table] as Insertable<Tables['settings']>[]
      await tx
        .insertInto(table as 'settings')
        .values(values)
        .execute()
    }
  })
  return held
}

export async function readRows(db: Db, tables: string[]): Promise<Rows> {
  const rows: Rows = {}
  for (const table of tables)
    rows[table] = await db.write
      .selectFrom(table as 'settings')
      .selectAll()
      .execute()
  return rows
}

/** The rows that are not there any more with everything they had; columns may have come. */
export function lostRows(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const picked = (row: Row, like: Row) => JSON.stringify(Object.keys(like).map((name) => row[name]))
    const [first = {}] = rows
    const present = new Set((after[table] ?? []).map((row) => picked(row, first)))
    return rows.filter((row) => !present.has(picked(row, first))).map((row) => `${table} ${JSON.stringify(row)}`)
  })
}
