import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookUp } from './kept-statements.ts'
import { openDatabase } from './open-database.ts'
import { databaseFile, openSqliteFile } from './open-sqlite.ts'
import type { Db, Queries } from './schema.ts'

const findSetting = lookUp((db, key: string) => db.selectFrom('settings').select('value').where('key', '=', key))
const set = (db: Queries, value: string) =>
  db.updateTable('settings').set({ value }).where('key', '=', 'wanted').execute()

let folder: string
let db: Db

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-together-'))
  db = await openDatabase({ dataDir: folder, databaseUrl: undefined })
  await db.write.insertInto('settings').values({ key: 'wanted', value: 'at first' }).execute()
  await nextTurn()
})

afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

test('those who ask together are given one row, which none of them can change', async () => {
  const [one, other] = await Promise.all([findSetting(db.read, 'wanted'), findSetting(db.read, 'wanted')])
  expect(one).toEqual({ value: 'at first' })
  expect(other).toBe(one)
  expect(() => Object.assign(one ?? {}, { value: 'changed' })).toThrow(TypeError)
  await nextTurn()
  expect(await findSetting(db.read, 'wanted')).not.toBe(one)
})

test('what is asked with another value has an answer of its own', async () => {
  await db.write.insertInto('settings').values({ key: 'other', value: 'another' }).execute()
  const found = await Promise.all(['wanted', 'other', 'none'].map((key) => findSetting(db.read, key)))
  expect(found).toEqual([{ value: 'at first' }, { value: 'another' }, undefined])
})

test('who asks after a statement was committed sees it, in the same turn as those before', async () => {
  expect(await findSetting(db.read, 'wanted')).toEqual({ value: 'at first' })
  await set(db.write, 'then')
  expect(await findSetting(db.read, 'wanted')).toEqual({ value: 'then' })
})

test('so does who asks after a transaction was', async () => {
  const written = db.transaction((tx) => set(tx, 'then'))
  // its commit waits for the end of the turn by then, and comes before what is asked now is forgotten
  for (let step = 0; step < 100; step++) await Promise.resolve()
  expect(await findSetting(db.read, 'wanted')).toEqual({ value: 'at first' })
  await written
  expect(await findSetting(db.read, 'wanted')).toEqual({ value: 'then' })
})

test('what another process writes is seen in the next turn', async () => {
  const beside = openSqliteFile(databaseFile(folder), { alone: false })
  expect(await findSetting(db.read, 'wanted')).toEqual({ value: 'at first' })
  await set(beside.write, 'by another')
  await nextTurn()
  expect(await findSetting(db.read, 'wanted')).toEqual({ value: 'by another' })
  await beside.close()
})
