import { accessSync, constants, createWriteStream, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { backUp } from '#contract/backups.ts'
import { fileArgument, runCommand } from './shared/run-command.ts'
import { readConfig, type Config } from '../config.ts'
import { requireSoundFile } from '../db/inspect-sqlite.ts'
import { databaseFile, FolderInUse, openSqlite } from '../db/open-sqlite.ts'
import { writeAtomically } from '../db/write-atomically.ts'
import { RunningServer } from './shared/server-client.ts'
import { readAddress } from '../process/server-address.ts'
import { StartError } from '../errors/start-error.ts'

/** `npm run backup -- FILE`: a copy of the embedded database as it is at one moment, while the server runs or not. */
await runCommand(async () => {
  const config = readConfig(process.env)
  const { databaseUrl, dataDir } = config
  if (databaseUrl) throw new StartError('The data is in PostgreSQL (DATABASE_URL): back it up with pg_dump.')
  const file = fileArgument(process.argv.slice(2), 'npm run backup -- FILE')
  if (existsSync(file)) throw new StartError(`${file} exists already: please name a new file.`)
  if (!existsSync(databaseFile(dataDir))) {
    throw new StartError(`There is no database in the data folder ${dataDir} (DATA_DIR) yet.`)
  }
  requireWritableFolder(file)
  await writeAtomically(file, async (unfinished) => {
    await copyDatabase(config, unfinished)
    requireSoundFile(unfinished, { thorough: true })
  })
  return `The backup is in ${file}.`
})

function requireWritableFolder(file: string) {
  try {
    // with a slash at its end only a folder will do
    accessSync(`${dirname(file)}/`, constants.W_OK)
  } catch (error) {
    throw new StartError(`${file} cannot be written.`, error)
  }
}

async function copyDatabase(config: Config, target: string) {
  try {
    const db = openSqlite(config.dataDir)
    try {
      await db.copyTo?.(target)
    } finally {
      await db.close()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await askServer(config, target)
  }
}

/** A server holds the folder, so it makes the copy. */
async function askServer(config: Config, target: string) {
  if (!readAddress(config.dataDir)) {
    throw new StartError(`Another process is using the data folder ${config.dataDir} (DATA_DIR): try again shortly.`)
  }
  const server = await RunningServer.find(config)
  const answer = await server.send(backUp)
  if (!answer.ok || !answer.body) {
    throw new StartError(`The server at ${server.address} made no backup (${answer.status}).`)
  }
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(target))
}
