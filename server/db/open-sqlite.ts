import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { Kysely } from 'kysely'
import { StartError } from '../start-error.ts'
import { libsqlDialect } from './libsql-dialect.ts'
import type { Db, Tables } from './schema.ts'

export const databaseFile = (dataDir: string) => join(dataDir, 'ninefold.db')

/** Opens the embedded database, alone: a second process on the same folder is refused. */
export function openSqlite(dataDir: string): Db {
  makeWritable(dataDir)
  const lock = takeLock(dataDir)
  const file = databaseFile(dataDir)
  try {
    const writer = connect(file)
    // WAL lets a second connection read the last commit while a transaction is open on the first
    const reader = connect(file)
    return {
      engine: 'sqlite',
      write: new Kysely<Tables>({ dialect: libsqlDialect(writer) }),
      read: new Kysely<Tables>({ dialect: libsqlDialect(reader) }),
      copyTo: (target) => {
        writer.prepare('vacuum into ?').run(target)
      },
      async close() {
        await this.read.destroy()
        await this.write.destroy()
        lock.close()
      },
    }
  } catch (error) {
    lock.close()
    throw new StartError(`The database ${file} cannot be read: it is damaged or not a Ninefold database.`, error)
  }
}

function connect(file: string) {
  const database = new Database(file)
  // An acknowledged write is on disk: FULL makes every commit wait for it.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']) {
    database.pragma(pragma)
  }
  // Touches the schema, so that a damaged file is noticed now and not at the first request.
  database.prepare('select count(*) as tables from sqlite_master').all([])
  return database
}

function makeWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
    const file = databaseFile(dataDir)
    if (existsSync(file)) accessSync(file, constants.W_OK)
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} (DATA_DIR) cannot be written to.`, error)
  }
}

/**
 * A second SQLite file held under an exclusive transaction. The operating system frees it when the process ends,
 * however it ends, so no stale lock can keep a restart out.
 */
export function takeLock(dataDir: string): { close(): void } {
  const lock = new Database(join(dataDir, 'ninefold.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new StartError(`Another Ninefold process is already using the data folder ${dataDir} (DATA_DIR).`, error)
  }
  return lock
}
