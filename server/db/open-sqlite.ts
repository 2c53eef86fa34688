import { accessSync, constants, existsSync, rmSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely } from 'kysely'
import { StartError } from '../errors/start-error.ts'
import { copyInThread } from './copy-in-thread.ts'
import { isBusy } from './database-errors.ts'
import { eraserOf } from './erase-deleted.ts'
import { requireRoomFor } from './free-space.ts'
import { requireSoundFile, unusable } from './inspect-sqlite.ts'
import { reserveFile } from './reserve-file.ts'
import { reusableBytes, usedBytes } from './sqlite-size.sql.ts'
import { readAtOneMoment, SpareConnections } from './one-moment.ts'
import { makePrivateFolder, tightenModes } from './private-files.ts'
import type { Db, Tables } from './schema.ts'
import { groupedTransactions, readQueries, sqliteDialect } from './sqlite-dialect.ts'
import { SqliteReader, SqliteWriter } from './sqlite-driver.ts'

const ROOM_TO_START = 1024 * 1024

export const databaseFile = (dataDir: string) => join(dataDir, 'ninefold.db')

/** Opens the embedded database, alone: a second process on the same folder is refused. */
export function openSqlite(dataDir: string): Db {
  makeWritable(dataDir)
  freeReserveIfFull(dataDir)
  const lock = takeLock(dataDir)
  const file = databaseFile(dataDir)
  try {
    if (existsSync(file)) requireSoundFile(file, { mayBeUnfinished: true })
    const db = openSqliteFile(file)
    return {
      ...db,
      async close() {
        await db.close()
        lock.close()
      },
    }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** For a command beside the running server, which is the only process that may write. */
export function openToRead(file: string): Pick<Db, 'read' | 'close'> {
  requireNode()
  const reading = new SqliteReader(new Database(file, { readonly: true }))
  return { read: readQueries<Tables>(reading), close: () => reading.destroy() }
}

/** Opens a database file without taking the folder: the caller holds it, or the file is a copy that no server uses. */
export function openSqliteFile(file: string): Db {
  try {
    const writing = new SqliteWriter(connect(file))
    const write = queriesOn(writing)
    const eraser = eraserOf(write)
    // WAL lets a second connection read the last commit while a transaction is open on the first
    const reading = new SqliteReader(connect(file))
    const read = readQueries<Tables>(reading)
    const moments = new SpareConnections(() => queriesOn(new SqliteReader(connect(file))))
    return {
      engine: 'sqlite',
      read,
      write,
      transaction: groupedTransactions(write, writing),
      atOneMoment: (work) => moments.use((queries) => readAtOneMoment(queries, work)),
      eraseDeleted: () => eraser.erase(),
      load: () => ({ writersWaiting: writing.waiting, isStuck: writing.isStuck }),
      async copyTo(target) {
        const { rows } = await usedBytes.execute(read)
        await requireRoomFor(dirname(target), rows[0]?.bytes ?? 0)
        await copyInThread(file, target)
      },
      async reusableBytes() {
        const { rows } = await reusableBytes.execute(read)
        return rows[0]?.bytes ?? 0
      },
      async close() {
        eraser.stop()
        await writing.finish()
        await moments.close()
        // not by way of the query builder, which closes only a driver that it has used
        await reading.destroy()
        // the last connection that closes writes the log back into the file and removes it
        await writing.destroy()
      },
    }
  } catch (error) {
    throw unusable(file, error)
  }
}

const queriesOn = (driver: SqliteReader) => new Kysely<Tables>({ dialect: sqliteDialect(driver) })

/** The driver ends an older Node with a segmentation fault. */
function requireNode() {
  if (parseInt(process.versions.node) >= 22) return
  throw new StartError(`Ninefold needs Node.js 22.14, 24 or later, and this is ${process.version}. Start it with npm.`)
}

function connect(file: string) {
  const database = new Database(file)
  for (const pragma of [
    'journal_mode = WAL',
    // an acknowledged write is on disk: every commit waits for it
    'synchronous = FULL',
    'foreign_keys = ON',
    // what was deleted is overwritten: an e-mail that was removed must not be found in the file
    'secure_delete = ON',
    // a wait inside SQLite would block the event loop; see retryWhileBusy
    'busy_timeout = 0',
  ]) {
    database.pragma(pragma)
  }
  return database
}

/** For a start, when nobody is there yet who would have to wait; `copyTo` is for all later times. */
export function copyFile(file: string, target: string) {
  const database = new Database(file)
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/** What Ninefold keeps in its data folder: the database with its log, copies of it, the lock, the server's address. */
const OUR_FILES = /^(ninefold\.(db|lock|reserve)|running\.json$)/

/** A start needs some pages of log and index; the reserve comes back later, where there is room. */
function freeReserveIfFull(dataDir: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < ROOM_TO_START) rmSync(reserveFile(dataDir), { force: true })
}

export function makeWritable(dataDir: string) {
  requireNode()
  try {
    // holds the key that signs cookies: nobody else's business
    makePrivateFolder(dataDir)
    for (const file of [databaseFile(dataDir), lockFile(dataDir)])
      if (existsSync(file)) accessSync(file, constants.W_OK)
    tightenModes(dataDir, (name) => OUR_FILES.test(name))
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} (DATA_DIR) cannot be written to.`, error)
  }
}

/** Says that another process holds the data folder. */
export class FolderInUse extends StartError {
  constructor(dataDir: string, cause: unknown) {
    super(`Another Ninefold process is already using the data folder ${dataDir} (DATA_DIR).`, cause)
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'ninefold.lock')

/**
 * A second SQLite file held under an exclusive transaction. The operating system frees it when the process ends,
 * however it ends, so no stale lock can keep a restart out.
 */
export function takeLock(dataDir: string): { close(): void } {
  let lock: Database.Database | undefined
  try {
    lock = new Database(lockFile(dataDir), { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new FolderInUse(dataDir, error)
    throw new StartError(`The data folder ${dataDir} (DATA_DIR) cannot be locked.`, error)
  }
}
