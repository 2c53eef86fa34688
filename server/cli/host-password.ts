import { createInterface } from 'node:readline/promises'
import { existsSync } from 'node:fs'
import { Writable } from 'node:stream'
import { hashHostPassword, newHostPassword } from '../http/admission/host-password.ts'
import { requireGoodPassword } from '../http/admission/password-rules.ts'
import { runCommand } from './shared/run-command.ts'
import { RunningServer } from './shared/server-client.ts'
import { readConfig, type Config } from '../config.ts'
import { isMissingTable } from '../db/database-errors.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { databaseFile, FolderInUse, openSqlite } from '../db/open-sqlite.ts'
import type { Db } from '../db/schema.ts'
import { writeSetting } from '../db/settings.sql.ts'
import { readAddress } from '../process/server-address.ts'
import { StartError } from '../errors/start-error.ts'

/** `npm run host-password [-- NEW]`: a new host password; it counts at once, and ends every host's log-in. */
await runCommand(async () => {
  const config = readConfig(process.env)
  const given = await givenPassword(config)
  if (given !== undefined) requireGoodPassword(given)
  const password = given ?? newHostPassword()
  try {
    await store(config, await hashHostPassword(password))
  } catch (error) {
    throw isMissingTable(error) ? nothingThere(config) : error
  }
  return given === undefined ? `The new host password: ${password}` : 'The host password is set.'
})

/** From the command line, HOST_PASSWORD or the keyboard; undefined to have one made. All are held to the same rule. */
async function givenPassword({ hostPassword }: Config): Promise<string | undefined> {
  const [argument, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new StartError('Please put a password with spaces in quotation marks.')
  if (argument !== undefined) return readConfig({ HOST_PASSWORD: argument }).hostPassword
  if (hostPassword !== undefined || !process.stdin.isTTY) return hostPassword
  return readConfig({ HOST_PASSWORD: await typedUnseen('New host password (Enter to have one made): ') }).hostPassword
}

async function typedUnseen(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  // only now: from here on the terminal shows nothing of what is typed
  process.stdout.write(question)
  const cancelled = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new StartError('The host password was not changed.')))
  })
  try {
    return await Promise.race([terminal.question(''), cancelled])
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

/** One process writes to an embedded database: the running server, or this command if the folder is free. */
async function store(config: Config, hash: string) {
  const db = await openUnlessInUse(config)
  if (!db) return (await RunningServer.find(config)).replaceHostPassword(hash)
  try {
    await writeSetting(db.write, 'host_password', hash)
  } finally {
    await db.close()
  }
}

/** The tables are left as they are: bringing them up to date is for the server, at its start. */
async function openUnlessInUse(config: Config): Promise<Db | undefined> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  if (!existsSync(databaseFile(config.dataDir))) throw nothingThere(config)
  try {
    return openSqlite(config.dataDir)
  } catch (error) {
    if (error instanceof FolderInUse && readAddress(config.dataDir)) return undefined
    throw error
  }
}

function nothingThere({ databaseUrl, dataDir }: Config): StartError {
  const place = databaseUrl ? 'the database named by DATABASE_URL' : `the data folder ${dataDir} (DATA_DIR)`
  return new StartError(`There are no workshops in ${place} yet: start Ninefold once, and it makes a host password.`)
}
