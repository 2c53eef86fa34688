import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { PATIENCE, refusal, runServer, temporaryFolder } from '../testing/processes/process-server.ts'
import {
  becomeEarlier,
  loadStoredDump,
  lostRows,
  readRows,
  readStoredRows,
  storedFile,
} from '../testing/stored-databases/stored-rows.ts'
import type { Db } from './schema.ts'
import { openDatabase } from './open-database.ts'
import { databaseFile, openSqlite, openSqliteFile } from './open-sqlite.ts'

const FIRST_MIGRATION = '0001-workshops'
const versions = readdirSync('server/testing/stored-databases').flatMap(
  (name) => /^(.*)\.sqlite$/.exec(name)?.[1] ?? [],
)

async function open(where: { dataDir?: string; databaseUrl?: string }) {
  const db = await openDatabase({ dataDir: '', databaseUrl: undefined, ...where })
  onTestFinished(() => db.close())
  return db
}

/** What an earlier version knew nothing of: everybody may write everywhere, with the words of the catalogue, and reads e-mails. */
async function expectNothingNew({ read }: Db) {
  const columns = [
    'groups_by',
    'own_words',
    'own_version',
    'hide_emails',
    'let_go',
    'agenda',
    'scene',
    'language',
  ] as const
  for (const session of await read.selectFrom('sessions').select(columns).execute()) {
    expect(session).toEqual({
      groups_by: 'nobody',
      own_words: 0,
      own_version: 0,
      hide_emails: 0,
      let_go: '[]',
      agenda: null,
      scene: null,
      language: 'en',
    })
  }
  for (const table of ['solutions', 'participants'] as const) {
    expect(await read.selectFrom(table).select('id').where('group_id', 'is not', null).execute()).toEqual([])
  }
}

/** A folder with a filled database as the first version made it. */
async function earlierFolder() {
  const dataDir = temporaryFolder()
  const earlier = openSqlite(dataDir)
  const held = await becomeEarlier(earlier, FIRST_MIGRATION, '0.2.0')
  await earlier.close()
  return { dataDir, held }
}

test.each(versions)('a database of version %s has every row after the upgrade (SQLite)', async (version) => {
  const dataDir = temporaryFolder()
  copyFileSync(storedFile(version), databaseFile(dataDir))
  const before = readStoredRows(version)
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
  const db = await open({ dataDir })
  expect(lostRows(before, await readRows(db, Object.keys(before)))).toEqual([])
  await expectNothingNew(db)
})

test.skipIf(lacksPostgres).each(versions)(
  'a database of version %s has every row after the upgrade (PostgreSQL)',
  PATIENCE,
  async (version) => {
    const databaseUrl = await emptyDatabase()
    await loadStoredDump(version, databaseUrl)
    const tables = Object.keys(readStoredRows(version))
    const { openPostgres } = await import('./open-postgres.ts')
    const stored = await openPostgres(databaseUrl)
    const before = await readRows(stored, tables)
    await stored.close()
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    const db = await open({ databaseUrl })
    expect(lostRows(before, await readRows(db, tables))).toEqual([])
    await expectNothingNew(db)
  },
)

test('before an upgrade the embedded database is copied, and only then', async () => {
  const { dataDir, held } = await earlierFolder()
  const kept = `${databaseFile(dataDir)}.before-upgrade`
  await (await openDatabase({ dataDir, databaseUrl: undefined })).close()
  const copy = openSqliteFile(kept)
  expect(await readRows(copy, Object.keys(held))).toEqual(held)
  await copy.close()
  expect(readdirSync(dataDir).filter((name) => name.includes('unfinished'))).toEqual([])

  const fresh = temporaryFolder()
  for (const start of ['first', 'second']) {
    await (await openDatabase({ dataDir: fresh, databaseUrl: undefined })).close()
    expect(existsSync(`${databaseFile(fresh)}.before-upgrade`), start).toBe(false)
  }
})

test('an upgrade that fails leaves everything as it was and names the copy', PATIENCE, async () => {
  const { dataDir: DATA_DIR, held } = await earlierFolder()
  const file = databaseFile(DATA_DIR)
  const meddling = new Database(file)
  meddling.exec('alter table sessions add column frozen integer')
  meddling.close()

  expect(await runServer({ DATA_DIR })).toMatchObject(
    refusal(
      'The tables could not be brought up to date and are as they were: duplicate column name: frozen. ' +
        `What was there before is also kept as ${join(DATA_DIR, 'ninefold.db.before-upgrade')}.`,
    ),
  )
  const after = openSqliteFile(file)
  onTestFinished(() => after.close())
  expect(lostRows(held, await readRows(after, Object.keys(held)))).toEqual([])
  expect((await after.write.introspection.getTables()).map(({ name }) => name).toSorted()).toEqual(
    Object.keys(held).toSorted(),
  )
})
