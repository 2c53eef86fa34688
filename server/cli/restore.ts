import { chmodSync, copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileArgument, runCommand } from './shared/run-command.ts'
import { readConfig } from '../config.ts'
import { requireSoundFile } from '../db/inspect-sqlite.ts'
import { migrate } from '../db/migrate.ts'
import { newCookieSecret, newEpoch } from '../db/open-database.ts'
import { databaseFile, FolderInUse, makeWritable, openSqliteFile, takeLock } from '../db/open-sqlite.ts'
import { writeSetting } from '../db/settings.sql.ts'
import { flush, writeAtomically } from '../db/write-atomically.ts'
import { forgetAddress } from '../process/server-address.ts'
import { StartError } from '../errors/start-error.ts'

const USAGE = 'npm run restore -- FILE [--replace]'
/** Beside a database SQLite keeps its log, which may hold what is not yet in the file itself, and the log's index. */
const LOG = '-wal'
const INDEX = '-shm'

/** `npm run restore -- FILE [--replace]`: puts a backup in the place of the embedded database, while nobody uses it. */
await runCommand(async () => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new StartError('The data is in PostgreSQL (DATABASE_URL): restore it with pg_restore.')
  const { file, replace } = readArguments()
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)

  const lock = lockFolder(dataDir)
  try {
    const former = databaseFile(dataDir)
    const hasFormer = existsSync(former)
    if (hasFormer && !replace) {
      throw new StartError(
        `The data folder ${dataDir} (DATA_DIR) holds a database already: add --replace to put it aside.`,
      )
    }
    let keptAs: string | undefined
    await writeAtomically(former, async (unfinished) => {
      await prepareCopy(file, unfinished)
      // nothing is left to fail after this
      if (hasFormer) keptAs = await putAside(former, dataDir)
    })
    forgetAddress(dataDir)
    const kept = keptAs ? ` What was there before is kept as ${keptAs}.` : ''
    return `Restored ${file}. The host password is that of the backup, and everybody joins anew.${kept}`
  } finally {
    lock.close()
  }
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
    return { file: fileArgument(positionals, USAGE), replace: values.replace ?? false }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`Please use it like this: ${USAGE}`, error)
  }
}

function lockFolder(dataDir: string) {
  makeWritable(dataDir)
  try {
    return takeLock(dataDir)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new StartError(`Ninefold is using the data folder ${dataDir} (DATA_DIR): stop it first.`, error)
  }
}

/** A copy beside the database, found whole and brought up to date. */
async function prepareCopy(file: string, copy: string) {
  removeLog(copy)
  try {
    copyFileSync(file, copy)
    // a copy has the mode of its original
    chmodSync(copy, 0o600)
    requireSound(copy, file)
    const db = openSqliteFile(copy)
    try {
      await migrate(db)
      // Answers and cookies from after the backup speak of rows whose ids will be given to others.
      await writeSetting(db.write, 'epoch', newEpoch())
      await writeSetting(db.write, 'cookie_secret', newCookieSecret())
    } finally {
      await db.close()
    }
    // before anything happens to the former database
    await flush(copy)
  } finally {
    removeLog(copy)
  }
}

function requireSound(copy: string, file: string) {
  try {
    requireSoundFile(copy, { thorough: true })
  } catch (error) {
    throw new StartError(`${file} is damaged or not a backup of Ninefold: nothing was changed.`, error)
  }
}

/** Copied rather than moved: at no moment is the folder without a database. */
async function putAside(former: string, dataDir: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(':', '-')
  const kept = join(dataDir, `ninefold.db.before-restore-${time}`)
  const parts = existsSync(former + LOG) ? ['', LOG] : ['']
  for (const part of parts) {
    copyFileSync(former + part, kept + part)
    await flush(kept + part)
  }
  // the next start would take it for the log of the database that comes
  removeLog(former)
  return kept
}

function removeLog(file: string) {
  for (const part of [LOG, INDEX]) rmSync(file + part, { force: true })
}
