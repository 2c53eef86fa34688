import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import { openPostgres } from '../../db/open-postgres.ts'
import { openSqlite } from '../../db/open-sqlite.ts'
import { createDatabase } from '../postgres/create-database.ts'
import { becomeEarlier, lostRows, readRows, type Rows } from '../stored-databases/stored-rows.ts'
import { joinPrinted, printedSession, solutionNames } from './process-caller.ts'
import { runToEnd, scriptPath, startServer } from './process-server.ts'

type Engine = 'sqlite' | 'postgres'
type Settings = Record<string, string>
const killedStart = () => ['node', scriptPath('testing/processes/killed-start.js')]

/** Where a server keeps its data, and how to take it away: hundreds of them would fill a disk. */
async function freshPlace(engine: Engine): Promise<{ settings: Settings; remove: () => Promise<void> }> {
  if (engine === 'postgres') {
    const database = await createDatabase(inject('postgresUrl') ?? '')
    return { settings: { DATABASE_URL: database.url }, remove: () => database.drop() }
  }
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-killed-'))
  return { settings: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** A start on nothing, and what must be true of the start after one that was killed. */
async function firstStart(engine: Engine) {
  const { settings, remove } = await freshPlace(engine)
  const check = async () => {
    const server = await startServer(settings)
    expect(await solutionNames(await joinPrinted(server), printedSession(server))).not.toEqual([])
    expect(await server.stop()).toMatchObject({ code: 0, err: '' })
  }
  return { settings, check, remove }
}

/** A start on what the first version left, filled. */
async function upgrade(engine: Engine) {
  const { settings, remove } = await freshPlace(engine)
  const where = { dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL }
  const earlier = where.databaseUrl ? await openPostgres(where.databaseUrl) : openSqlite(where.dataDir)
  const held: Rows = await becomeEarlier(earlier, '0001-workshops', '0.2.0')
  await earlier.close()
  const check = async () => {
    const db = await openDatabase(where)
    // the clean-up of a start that got that far lets go of what is old
    const { trash: _trash, idempotency_keys: _keys, ...kept } = held
    const after = await readRows(db, [...Object.keys(kept), 'silent_ratings'])
    await db.close()
    expect(lostRows(kept, after)).toEqual([])
  }
  return { settings, check, remove }
}

const kinds = { 'first start': firstStart, upgrade }
export const startKinds = Object.keys(kinds) as (keyof typeof kinds)[]

/** How many statements such a start makes until the server is ready. */
export async function countStatements(engine: Engine, kind: keyof typeof kinds): Promise<number> {
  const { settings, remove } = await kinds[kind](engine)
  const server = await startServer(settings, killedStart())
  const { err } = await server.stop()
  await remove()
  return Number(/statements: (\d+)/.exec(err)?.[1])
}

/** Kills such a start right before its nth statement; the next start must work and miss nothing. */
export async function killBefore(engine: Engine, kind: keyof typeof kinds, statement: number): Promise<void> {
  const { settings, check, remove } = await kinds[kind](engine)
  try {
    const given = { PORT: '0', LOG_LEVEL: 'silent', ...settings, KILL_BEFORE: String(statement) }
    expect(await runToEnd(killedStart(), given)).toMatchObject({ code: null, err: '' })
    await check()
  } catch (cause) {
    throw new Error(`A ${kind} killed before statement ${statement} was not made up for.`, { cause })
  } finally {
    await remove()
  }
}
