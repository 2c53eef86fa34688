import { createWriteStream, existsSync, rmSync, writeFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { sign } from '@fastify/cookie'
import { backUp } from '#contract/admin.ts'
import { hostKeyOf } from '../http/host-password.ts'
import { fileArgument, runCommand } from '../command-line.ts'
import { readConfig } from '../config.ts'
import { requireSoundFile } from '../db/inspect-sqlite.ts'
import { databaseFile, FolderInUse, openSqlite, openSqliteFile } from '../db/open-sqlite.ts'
import { readSetting } from '../db/settings.sql.ts'
import { hostCookieHeader } from '../http/cookies.ts'
import { readAddress } from '../running.ts'
import { StartError } from '../start-error.ts'

/** `npm run backup -- FILE`: a copy of the embedded database as it is at one moment, while the server runs or not. */
await runCommand(async () => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new StartError('The data is in PostgreSQL (DATABASE_URL): back it up with pg_dump.')
  const file = fileArgument(process.argv.slice(2), 'npm run backup -- FILE')
  if (existsSync(file)) throw new StartError(`${file} exists already: please name a new file.`)
  if (!existsSync(databaseFile(dataDir))) {
    throw new StartError(`There is no database in the data folder ${dataDir} (DATA_DIR) yet.`)
  }
  await writeWhole(file, (unfinished) => copyDatabase(dataDir, unfinished))
  return `The backup is in ${file}.`
})

/** The file appears under its name only when it is whole and on disk. */
async function writeWhole(file: string, write: (unfinished: string) => Promise<void>) {
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    // holds the key that signs cookies: nobody else's business
    writeFileSync(unfinished, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new StartError(`${file} cannot be written.`, error)
  }
  try {
    await write(unfinished)
    requireSoundFile(unfinished, { thorough: true })
    await flush(unfinished)
    await rename(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function flush(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

async function copyDatabase(dataDir: string, target: string) {
  try {
    const db = openSqlite(dataDir)
    db.copyTo?.(target)
    await db.close()
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await askServer(dataDir, target)
  }
}

/** A server holds the folder, so it makes the copy. Whoever may read the database may act as its host. */
async function askServer(dataDir: string, target: string) {
  const address = readAddress(dataDir)
  if (!address)
    throw new StartError(`Another process is using the data folder ${dataDir} (DATA_DIR): try again shortly.`)
  const answer = await fetch(`${address}${backUp.path}`, { headers: { cookie: await hostCookie(dataDir) } }).catch(
    (cause: unknown) => {
      throw new StartError(`The server at ${address} does not answer: try again shortly.`, cause)
    },
  )
  if (!answer.ok || !answer.body) throw new StartError(`The server at ${address} made no backup (${answer.status}).`)
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(target))
}

async function hostCookie(dataDir: string): Promise<string> {
  const db = openSqliteFile(databaseFile(dataDir), { alone: false })
  try {
    const secret = await readSetting(db.read, 'cookie_secret')
    const password = await readSetting(db.read, 'host_password')
    if (!secret || !password) throw new StartError('The server is still starting: try again shortly.')
    return hostCookieHeader(hostKeyOf(password), (value) => sign(value, secret))
  } finally {
    await db.close()
  }
}
