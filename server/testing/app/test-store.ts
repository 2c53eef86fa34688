import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../db/open-database.ts'
import { databaseFile } from '../../db/open-sqlite.ts'
import type { Db } from '../../db/schema.ts'
import { createDatabaseWithTables } from '../postgres/create-database.ts'

export type Engine = 'sqlite' | 'postgres'

interface Store {
  db: Db
  remove(): Promise<void>
}

/** Where Linux keeps files in memory: these tests need not wait for a disk. Those that kill the server do. */
const MEMORY = '/dev/shm'

/**
 * A database of its own on either engine. Its tables are a copy of those that were made once: making them takes longer
 * than most tests. They are made anew wherever a whole process starts, and upgrade.test.ts goes through every version.
 */
export async function openStore(engine: Engine, postgresUrl: string | null): Promise<Store> {
  if (engine === 'sqlite') return openFile(await (tables ??= makeTables()))
  if (postgresUrl === null) throw new Error('no PostgreSQL at hand')
  const database = await createDatabaseWithTables(postgresUrl)
  const db = await openDatabase({ dataDir: '', databaseUrl: database.url })
  return {
    db,
    async remove() {
      await db.close()
      await database.drop()
    },
  }
}

/** What is in a file of SQLite that has been opened once; test files share a process. */
let tables: Promise<Buffer> | undefined

async function makeTables(): Promise<Buffer> {
  const dataDir = newFolder()
  await (await openDatabase({ dataDir, databaseUrl: undefined })).close()
  const content = readFileSync(databaseFile(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
  return content
}

async function openFile(content: Buffer): Promise<Store> {
  const dataDir = newFolder()
  writeFileSync(databaseFile(dataDir), content)
  const db = await openDatabase({ dataDir, databaseUrl: undefined })
  return {
    db,
    async remove() {
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const newFolder = () => mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'ninefold-test-'))
