import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql, type Transaction } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { libsqlDialect, transactionsOn } from './libsql-dialect.ts'
import { LibsqlDriver } from './libsql-driver.ts'

interface Tables {
  notes: { id: number; about: number }
}

let folder: string
let db: Kysely<Tables>
let transaction: ReturnType<typeof transactionsOn<Tables>>
let onDisk: Database.Database
let commits: number
let driver: LibsqlDriver

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-shared-commit-'))
  const file = join(folder, 'notes.db')
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('foreign_keys = ON')
  database.exec('create table notes (id integer primary key, about integer references notes (id))')
  commits = 0
  const prepare = database.prepare.bind(database)
  database.prepare = (words) => {
    const statement = prepare(words)
    const run = statement.run.bind(statement)
    if (words === 'commit') statement.run = (...values) => (commits++, run(...values))
    return statement
  }
  driver = new LibsqlDriver(database)
  db = new Kysely<Tables>({ dialect: libsqlDialect(driver) })
  transaction = transactionsOn(db, driver)
  onDisk = new Database(file)
})

afterEach(async () => {
  await driver.destroy()
  onDisk.close()
  rmSync(folder, { recursive: true, force: true })
})

const kept = () => onDisk.prepare('select id from notes order by id').pluck().all()
const add = (id: number, then: (tx: Transaction<Tables>) => unknown = () => {}) =>
  transaction(async (tx) => {
    await sql`insert into notes values (${id}, null)`.execute(tx)
    await then(tx)
  })

test('transactions that come together wait for one commit, and each is on disk when it ends', async () => {
  const seen: unknown[][] = []
  await Promise.all([1, 2, 3].map((id) => add(id).then(() => seen.push(kept()))))
  expect(seen).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(commits).toBe(1)
})

test('one that is taken back takes nobody along', async () => {
  const refusal = new Error('no')
  const ends = await Promise.allSettled([
    add(1),
    add(2, () => {
      throw refusal
    }),
    add(3),
  ])
  expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(ends[1]).toMatchObject({ reason: refusal })
  expect(kept()).toEqual([1, 3])
})

test('the first of them is taken back with nobody before it, and those after it are kept', async () => {
  const first = add(1, () => {
    throw new Error('no')
  })
  const ends = await Promise.allSettled([first, add(2), add(3)])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(kept()).toEqual([2, 3])
})

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('while more come, one commit serves those of the next turns too, and nobody waits for ever', async () => {
  let turn = 0
  let servedIn = Number.NaN
  const all = [add(100).then(() => (servedIn = turn)), add(101)]
  while (turn < 24) {
    turn += 1
    all.push(add(turn))
    await nextTurn()
  }
  await Promise.all(all)
  expect(servedIn).toBeGreaterThan(2)
  expect(servedIn).toBeLessThan(12)
  expect(commits).toBeGreaterThan(1)
  expect(kept()).toHaveLength(26)
})

test('of a crowd some are served together, and then it is the turn of others', async () => {
  const crowd = Array.from({ length: 250 }, (_, id) => add(id))
  await crowd[0]
  expect(kept().length).toBeLessThan(250)
  await Promise.all(crowd)
  expect(kept()).toHaveLength(250)
  expect(commits).toBeLessThan(10)
})

test('whoever has come before the end is served before it', async () => {
  const coming = [add(1), add(2)]
  const closing = driver.destroy()
  await expect(add(3)).rejects.toThrow('The database is closed.')
  await Promise.all([...coming, closing])
  expect(kept()).toEqual([1, 2])
})

test('a commit that fails is the failure of all who waited for it, and of nobody after', async () => {
  const broken = (tx: Transaction<Tables>) =>
    sql`pragma defer_foreign_keys = on`.execute(tx).then(() => sql`insert into notes values (7, 999)`.execute(tx))
  const ends = await Promise.allSettled([add(1), add(2, broken)])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
  expect(kept()).toEqual([])
  await add(3)
  expect(kept()).toEqual([3])
})

test('one that the engine took back by itself fails those who waited, and the next begins anew', async () => {
  const first = add(1)
  const second = add(2, (tx) => sql`rollback`.execute(tx))
  const ends = await Promise.allSettled([first, second, add(3)])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(kept()).toEqual([3])
})

test('those who waited are told at once when the engine takes all of it back, also when nobody comes after', async () => {
  const first = add(1)
  const second = add(2, async (tx) => {
    await nextTurn()
    await nextTurn()
    await sql`rollback`.execute(tx)
    throw new Error('full')
  })
  const ends = await Promise.allSettled([first, second])
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
})

test('a member that waits for something keeps the others waiting, not undone', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const first = add(1)
  const second = add(2, () => held)
  await nextTurn()
  expect(kept()).toEqual([])
  goOn()
  await Promise.all([first, second])
  expect(kept()).toEqual([1, 2])
})

test('a statement outside a transaction is on disk when it ends, and so is what came before it', async () => {
  const first = add(1)
  await sql`insert into notes values (2, null)`.execute(db)
  expect(kept()).toEqual([1, 2])
  await first
})
