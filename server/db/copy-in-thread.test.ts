import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/processes/process-server.ts'
import { copyInThread } from './copy-in-thread.ts'

const ROWS = 300_000

function largeDatabase(folder: string) {
  const file = join(folder, 'large.db')
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.exec('create table words (word text)')
  database.exec(`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${ROWS})
    insert into words select hex(randomblob(40)) from counted`)
  return { file, database }
}

test('while a large database is copied, the process goes on and what it writes stays out of the copy', async () => {
  const folder = temporaryFolder()
  const { file, database } = largeDatabase(folder)
  const target = join(folder, 'copy.db')
  const done = new AbortController()
  const copying = copyInThread(file, target).finally(() => done.abort())
  let turns = 0
  while (!done.signal.aborted) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  await copying
  // on the main thread there would be none
  expect(turns).toBeGreaterThan(100)
  database.close()
  const copy = new Database(target)
  expect(copy.prepare('select count(*) as count from words').all([])).toEqual([{ count: ROWS }])
  copy.close()
})

test('a copy that cannot be made says why', async () => {
  const folder = temporaryFolder()
  const { file, database } = largeDatabase(folder)
  database.close()
  const nowhere = join(folder, 'no-such-folder', 'copy.db')
  await expect(copyInThread(file, nowhere)).rejects.toThrow(/unable to open/)
  expect(existsSync(nowhere)).toBe(false)
})
