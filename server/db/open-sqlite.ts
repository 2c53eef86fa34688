import { accessSync, constants, existsSync, rmSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { Kysely } from 'kysely'
import { StartError } from '../errors/start-error.ts'
import { AskedTogether } from './asked-together.ts'
import { copyInThread } from './copy-in-thread.ts'
import { isBusy } from './database-errors.ts'
import { eraserOf } from './erase-deleted.ts'
import { requireRoomFor } from './free-space.ts'
import { removeUnfinished, requireSoundFile, unusable } from './inspect-sqlite.ts'
import { answersAtOnce } from './kept-statements.ts'
import { libsqlDialect, transactionsOn } from './libsql-dialect.ts'
import { LibsqlDriver } from './libsql-driver.ts'
import { Statements } from './libsql-statements.ts'
import { reserveFile } from './reserve-file.ts'
import { makeFolder } from './make-folder.ts'
import { reusableBytes, usedBytes } from './sqlite-size.sql.ts'
import { readAtOneMoment, SpareConnections } from './one-moment.ts'
import { tightenModes } from './private-files.ts'
import type { Db, Tables } from './schema.ts'

const ROOM_TO_START = 1024 * 1024

export const databaseFile = (dataDir: string) => join(dataDir, 'ninefold.db')

/** Opens the embedded database, alone: a second process on the same folder is refused. */
export function openSqlite(dataDir: string): Db {
  makeWritable(dataDir)
  freeReserveIfFull(dataDir)
  const lock = takeLock(dataDir)
  const file = databaseFile(dataDir)
  try {
    if (existsSync(file)) {
      requireSoundFile(file, { mayBeUnfinished: true })
      removeUnfinished(file)
    }
    const db = openSqliteFile(file, { alone: true })
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

/** Opens a database file without taking the folder: a copy that nobody knows of, or beside the server that holds it. */
export function openSqliteFile(file: string, { alone }: { alone: boolean }): Db {
  try {
    const writer = connect(file)
    // WAL lets a second connection read the last commit while a transaction is open on the first
    const reader = connect(file)
    const reading = new LibsqlDriver(reader)
    const read = queriesOn(reading)
    const together = new AskedTogether(new Statements(reader))
    answersAtOnce(read.getExecutor(), together)
    const writing = new LibsqlDriver(writer, () => together.forget())
    const write = queriesOn(writing)
    const eraser = eraserOf(write)
    const moments = new SpareConnections(() => queriesOn(new LibsqlDriver(connect(file))))
    return {
      engine: 'sqlite',
      read,
      write,
      transaction: transactionsOn(write, writing),
      atOneMoment: (work) => moments.use((queries) => readAtOneMoment(queries, work)),
      load: () => ({ writersWaiting: writing.waiting }),
      eraseDeleted: () => eraser.erase(),
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
        // The driver leaves the log beside the database when it closes; folded in, the file is whole by itself.
        if (alone) writer.pragma('wal_checkpoint(TRUNCATE)')
        // not by way of the query builder, which closes only what it was asked by itself
        await reading.destroy()
        await writing.destroy()
      },
    }
  } catch (error) {
    throw unusable(file, error)
  }
}

const queriesOn = (driver: LibsqlDriver) => new Kysely<Tables>({ dialect: libsqlDialect(driver) })

function connect(file: string) {
  const database = new Database(file)
  for (const pragma of [
    'busy_timeout = 5000',
    'journal_mode = WAL',
    // an acknowledged write is on disk: every commit waits for it
    'synchronous = FULL',
    'foreign_keys = ON',
    // what was deleted is overwritten: an e-mail that was removed must not be found in the file
    'secure_delete = ON',
  ]) {
    database.pragma(pragma)
  }
  return database
}

/** For a start, when nobody is there yet who would have to wait; `copyTo` is for all later times. */
export function copyFile(file: string, target: string) {
  const database = connect(file)
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
  try {
    // holds the key that signs cookies: nobody else's business
    makeFolder(dataDir)
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
    lock = new Database(lockFile(dataDir))
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new FolderInUse(dataDir, error)
    throw new StartError(`The data folder ${dataDir} (DATA_DIR) cannot be locked.`, error)
  }
}
