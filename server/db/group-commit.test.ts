import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Kysely, sql, type Transaction } from 'kysely'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDiskFull, isUnavailable } from './database-errors.ts'
import { groupedTransactions, sqliteDialect } from './sqlite-dialect.ts'
import { SqliteWriter } from './sqlite-driver.ts'

interface Tables {
  notes: { id: number; about: number }
}

let folder: string
let db: Kysely<Tables>
let transaction: ReturnType<typeof groupedTransactions<Tables>>
let onDisk: Database.Database
let commits: number
let driver: SqliteWriter

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-group-commit-'))
  const file = join(folder, 'notes.db')
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('foreign_keys = ON')
  database.exec('create table notes (id integer primary key, about integer references notes (id))')
  commits = 0
  const prepare = database.prepare.bind(database)
  vi.spyOn(database, 'prepare').mockImplementation((words) => {
    const statement = prepare(words)
    const run = statement.run.bind(statement)
    vi.spyOn(statement, 'run').mockImplementation((...values) => {
      if (words === 'commit') commits++
      return run(...values)
    })
    return statement
  })
  driver = new SqliteWriter(database)
  db = new Kysely<Tables>({ dialect: sqliteDialect(driver) })
  transaction = groupedTransactions(db, driver)
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

test('whoever is taken back, the others have what they were told, and nothing else is there', async () => {
  const inserted = (tx: Transaction<Tables>) =>
    sql<{ id: number }>`insert into notes (about) values (null) returning id`
      .execute(tx)
      .then(({ rows }) => rows[0]?.id)
  /** Some insert, change and delete; what one of them does is refused, and it goes on. */
  const member = ({ rows, fails, trips }: { rows: number; fails: boolean; trips: boolean }) =>
    transaction(async (tx) => {
      const ids: (number | undefined)[] = []
      for (let time = 0; time < rows; time++) ids.push(await inserted(tx))
      if (trips) await sql`insert into notes values (${ids[0]}, null)`.execute(tx).catch(() => undefined)
      await sql`update notes set about = id where id = ${ids[0]}`.execute(tx)
      const last = ids.length > 1 ? ids.pop() : undefined
      await sql`delete from notes where id = ${last}`.execute(tx)
      if (fails) throw new Error('no')
      return ids
    })
  const members = fc.array(
    fc.record({
      rows: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(120)),
      fails: fc.boolean(),
      trips: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(members, async (given) => {
      const before = kept()
      const ends = await Promise.allSettled(given.map(member))
      expect(ends.map(({ status }) => status === 'rejected')).toEqual(given.map(({ fails }) => fails))
      const told = ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : []))
      expect(kept()).toEqual([...before, ...told])
      const firsts = onDisk.prepare('select id from notes where about is not null order by id').pluck().all()
      expect(firsts.length).toBeGreaterThanOrEqual(ends.filter(({ status }) => status === 'fulfilled').length)
    }),
    { numRuns: 60 },
  )
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

test('whoever goes on with a transaction that is over is told so, also while others write', async () => {
  let over: Transaction<Tables> | undefined
  await add(1, (tx) => (over = tx))
  const late = () => sql`insert into notes values (9, null)`.execute(over!)
  await expect(late()).rejects.toThrow('The transaction is over.')
  for (let id = 10; id < 60; id++) {
    await add(id, () => expect(late()).rejects.toThrow('The transaction is over.'))
  }
  expect(kept()).not.toContain(9)
})

test('whoever is refused hears of it when what it was refused for is on disk, and not otherwise', async () => {
  const seen: unknown[][] = []
  const refused = () =>
    add(2, () => {
      throw new Error('somebody has written 1')
    })
  await Promise.allSettled([add(1), refused().catch(() => seen.push(kept()))])
  expect(seen).toEqual([[1]])

  const broken = (tx: Transaction<Tables>) =>
    sql`pragma defer_foreign_keys = on`.execute(tx).then(() => sql`insert into notes values (7, 999)`.execute(tx))
  const ends = await Promise.allSettled([add(3), refused(), add(4, broken)])
  expect(ends[1]).toMatchObject({ reason: { message: expect.stringContaining('FOREIGN KEY') as string } })
  expect(kept()).toEqual([1])
})

test('what comes after the engine has taken everything back is not kept by itself', async () => {
  await add(1)
  const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!.page_count
  await sql`create table long_notes (words text)`.execute(db)
  await sql.raw(`pragma max_page_count = ${pages + 4}`).execute(db)
  const full = add(2, async (tx) => {
    const filling = sql`insert into long_notes values (${'x'.repeat(60_000)})`.execute(tx)
    await expect(filling).rejects.toThrow('full')
    await expect(sql`insert into notes values (3, null)`.execute(tx)).rejects.toThrow('The transaction is over.')
  })
  await expect(full).rejects.toThrow('taken back')
  expect(kept()).toEqual([1])
})

test('when the disk is full for one, those before it learn that their transaction was lost for that reason', async () => {
  await add(1)
  const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!.page_count
  await sql`create table long_notes (words text)`.execute(db)
  await sql.raw(`pragma max_page_count = ${pages + 4}`).execute(db)
  const full = (tx: Transaction<Tables>) => sql`insert into long_notes values (${'x'.repeat(60_000)})`.execute(tx)
  const ends = await Promise.allSettled([add(2), add(3, full), add(4)])
  const reasons = ends.map((end) => (end.status === 'rejected' ? end.reason : undefined) as unknown)
  expect(reasons.slice(0, 2).map((reason) => [isDiskFull(reason), isUnavailable(reason)])).toEqual([
    [true, true],
    [true, true],
  ])
  expect(reasons[2]).toBeUndefined()
  expect(kept()).toEqual([1, 4])
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
