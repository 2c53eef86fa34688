import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import type { Tx } from './schema.ts'

let dataDir: string
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'ninefold-closing-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ dataDir, databaseUrl: undefined })
const set = (key: string) => (tx: Tx) => tx.insertInto('settings').values({ key, value: 'here' }).execute()
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('closing waits for whoever is writing and brings it to disk; whoever comes later is refused', async () => {
  const db = await open()
  const writing = [
    db.transaction(set('first')),
    db.transaction(async (tx) => {
      for (let turn = 0; turn < 5; turn++) await nextTurn()
      await set('second')(tx)
    }),
  ]
  await nextTurn()
  const closing = db.close()
  await expect(db.transaction(set('late'))).rejects.toThrow('closed')
  await Promise.all([closing, ...writing])
  await expect(db.transaction(set('later'))).rejects.toThrow('closed')

  const again = await open()
  const rows = await again.read
    .selectFrom('settings')
    .select('key')
    .where('value', '=', 'here')
    .orderBy('key')
    .execute()
  await again.close()
  expect(rows).toEqual([{ key: 'first' }, { key: 'second' }])
})
