import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, type Transaction } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnavailable } from './database-errors.ts'
import type { Limits } from './group-commit.ts'
import { groupedTransactions, sqliteDialect } from './sqlite-dialect.ts'
import { SqliteReader, SqliteWriter } from './sqlite-driver.ts'

interface Tables {
  notes: { id: number }
}
type Tx = Transaction<Tables>

let folder: string
let other: Database.Database
let writer: SqliteWriter
let db: Kysely<Tables>
let transaction: ReturnType<typeof groupedTransactions<Tables>>
let failing: string | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-liveness-'))
  other = new Database(join(folder, 'notes.db'), { timeout: 0 })
  other.pragma('journal_mode = WAL')
  other.exec('create table notes (id integer primary key)')
  failing = undefined
})

afterEach(async () => {
  vi.useRealTimers()
  if (other.inTransaction) other.exec('rollback')
  await writer.destroy()
  other.close()
  rmSync(folder, { recursive: true, force: true })
})

function open(limits: Partial<Limits> = {}) {
  const database = new Database(join(folder, 'notes.db'), { timeout: 0 })
  const prepare = database.prepare.bind(database)
  vi.spyOn(database, 'prepare').mockImplementation((words) => {
    const statement = prepare(words)
    const run = statement.run.bind(statement)
    vi.spyOn(statement, 'run').mockImplementation((...values) => {
      if (words !== failing) return run(...values)
      failing = undefined
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })
    })
    return statement
  })
  writer = new SqliteWriter(database, limits)
  db = new Kysely<Tables>({ dialect: sqliteDialect(writer) })
  transaction = groupedTransactions(db, writer)
}

const insert = (queries: Kysely<Tables>, id: number) => queries.insertInto('notes').values({ id }).execute()
const add = (id: number) => transaction((tx) => insert(tx, id))
const stored = () => other.prepare('select id from notes order by id').pluck().all()
const reasonsOf = (ends: PromiseSettledResult<unknown>[]) =>
  ends.map((end) => (end.status === 'rejected' ? (end.reason as unknown) : undefined))

test('while another process holds the file the event loop turns, and the writes follow in order when it is free', async () => {
  open()
  other.exec('begin immediate')
  const order: number[] = []
  const writes = [1, 2, 3].map((id) => add(id).then(() => order.push(id)))
  const alone = insert(db, 4)
  let isDone = false
  const all = Promise.all([...writes, alone]).finally(() => (isDone = true))
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(isDone).toBe(false)
  const reader = new Kysely<Tables>({
    dialect: sqliteDialect(new SqliteReader(new Database(join(folder, 'notes.db')))),
  })
  expect(await reader.selectFrom('notes').selectAll().execute()).toEqual([])
  await reader.destroy()

  other.exec('rollback')
  await all
  expect(order).toEqual([1, 2, 3])
  expect(stored()).toEqual([1, 2, 3, 4])
})

test('writes that wait too long for the file are rejected as unavailable and do not happen later', async () => {
  open({ busyMs: 0 })
  other.exec('begin immediate')
  const reasons = reasonsOf(await Promise.allSettled([add(1), add(2), add(3)]))
  expect(reasons.map(isUnavailable)).toEqual([true, true, true])
  other.exec('rollback')
  await add(4)
  expect(stored()).toEqual([4])
})

test('a transaction that runs no statement is rolled back, and the others of its batch are committed', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  open()
  let late: Tx | undefined
  let begun = () => {}
  const hangs = new Promise<void>((resolve) => (begun = resolve))
  const ends = Promise.allSettled([
    add(1),
    transaction(async (tx) => {
      late = tx
      await insert(tx, 2)
      begun()
      await new Promise(() => {})
    }),
    add(3),
  ])
  await hangs
  expect(writer.isStuck).toBe(false)
  vi.advanceTimersByTime(2500)
  expect(writer.isStuck).toBe(true)
  vi.advanceTimersByTime(3000)
  const reasons = reasonsOf(await ends)
  expect(reasons.map((reason) => reason && isUnavailable(reason))).toEqual([undefined, true, undefined])
  expect(writer.isStuck).toBe(false)
  expect(stored()).toEqual([1, 3])
  await expect(insert(late!, 4)).rejects.toThrow('The transaction is over.')
})

test('a transaction that keeps running statements may take longer than the idle limit', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  open()
  await transaction(async (tx) => {
    for (let id = 1; id <= 10; id++) {
      await insert(tx, id)
      vi.advanceTimersByTime(1500)
      expect(writer.isStuck).toBe(false)
    }
  })
  expect(stored()).toHaveLength(10)
})

test('a transaction or write inside a transaction throws at once, and the next write works', async () => {
  open()
  for (const inner of [() => add(2), () => insert(db, 2)]) {
    const outer = transaction(async (tx) => {
      await insert(tx, 1)
      await inner()
    })
    await expect(outer).rejects.toThrow('inside a transaction')
    expect(stored()).toEqual([])
  }
  // work that a transaction started without waiting for it may write once the transaction is over
  let finish = () => {}
  let later: Promise<unknown> | undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  await transaction(async (tx) => {
    await insert(tx, 3)
    later = finished.then(() => add(4))
  })
  finish()
  await later
  expect(stored()).toEqual([3, 4])
})

test('a statement after the end of its transaction throws, however many transactions followed', async () => {
  open()
  let over: Tx | undefined
  await transaction(async (tx) => {
    over = tx
    await insert(tx, 1)
  })
  await Promise.all(Array.from({ length: 600 }, () => transaction(async () => {})))
  await transaction(async (tx) => {
    await insert(tx, 2)
    await expect(insert(over!, 3)).rejects.toThrow('The transaction is over.')
  })
  expect(stored()).toEqual([1, 2])
})

test('each member of a batch reads what a trigger of an earlier one changed', async () => {
  open()
  await add(1)
  other.exec('create trigger double after insert on notes begin update notes set id = 100 where id = 1; end')
  const ids = (tx: Tx) => tx.selectFrom('notes').select('id').orderBy('id').execute()
  const [before, , after] = await Promise.all([transaction(ids), add(2), transaction(ids)])
  expect(before).toEqual([{ id: 1 }])
  expect(after).toEqual([{ id: 2 }, { id: 100 }])
})

test('a rollback that fails rejects the batch as unavailable, and the next write works', async () => {
  open()
  failing = 'rollback'
  const refused = transaction(async (tx) => {
    await insert(tx, 1)
    throw new Error('no')
  })
  expect(reasonsOf(await Promise.allSettled([refused])).map(isUnavailable)).toEqual([true])
  expect(writer.isStuck).toBe(true)
  await add(2)
  expect(writer.isStuck).toBe(false)
  expect(stored()).toEqual([2])
})

test.each(['begin immediate', 'savepoint member', 'release member', 'rollback to member', 'commit'])(
  'a batch is rejected as unavailable when %s fails, and the next write works',
  async (statement) => {
    open()
    failing = statement
    const first = add(1)
    const refused = transaction(async (tx) => {
      await insert(tx, 2)
      throw new Error('no')
    })
    const reasons = reasonsOf(await Promise.allSettled([first, refused]))
    expect(reasons.some(isUnavailable)).toBe(true)
    await add(3)
    expect(stored()).toContain(3)
    expect(stored()).not.toContain(2)
    expect(stored().includes(1)).toBe(reasons[0] === undefined)
  },
)
