import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { isUnanswered, isUnavailable } from './database-errors.ts'
import { openPostgres } from './open-postgres.ts'
import { SERVING, UPGRADING, type PostgresLimits } from './postgres-limits.ts'
import { tellLimits } from './postgres-limits.sql.ts'
import type { Db } from './schema.ts'

async function open(limits: PostgresLimits = SERVING): Promise<Db> {
  const db = await openPostgres(await emptyDatabase(), limits)
  onTestFinished(() => db.close())
  return db
}

const failure = (work: Promise<unknown>) => work.then(undefined, (error: unknown) => error)
const SOON = 50
/** Where something must be answered within the limit too, also on a busy machine. */
const A_WHILE = 2000

test.skipIf(lacksPostgres).each([SERVING, UPGRADING])(
  'PostgreSQL knows the limits of each connection: %o',
  async (limits) => {
    const db = await open(limits)
    const { rows } = await sql`
    select name, setting from pg_settings
    where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`.execute(db.read)
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: 'lock_timeout', setting: String(limits.lock) },
        { name: 'statement_timeout', setting: String(limits.statement) },
        { name: 'idle_in_transaction_session_timeout', setting: String(limits.idleInTransaction) },
      ]),
    )
  },
)

test.skipIf(lacksPostgres)('the connection of its own knows them too', async () => {
  const db = await open()
  const client = db.connect!()
  await client.connect()
  onTestFinished(() => client.end())
  await tellLimits(client, SERVING)
  const { rows } = await client.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '7s' }])
})

test.skipIf(lacksPostgres)('a statement that takes too long is ended, and counts as no service', async () => {
  const db = await open({ ...SERVING, statement: A_WHILE })
  expect(await failure(sql`select pg_sleep(60)`.execute(db.read))).toSatisfy(isUnavailable)
  await sql`select 1`.execute(db.read)
})

test.skipIf(lacksPostgres)('so does a lock that does not come', async () => {
  // the other transaction holds its lock for as long as a busy machine needs
  const db = await open({ ...SERVING, lock: SOON, idleInTransaction: UPGRADING.idleInTransaction })
  await sql`create table kept (id integer)`.execute(db.write)
  await db.transaction(async (tx) => {
    await sql`lock table kept`.execute(tx)
    expect(await failure(sql`select * from kept`.execute(db.read))).toSatisfy(isUnavailable)
  })
})

test.skipIf(lacksPostgres)('a transaction in which nothing happens is ended, and so are its locks', async () => {
  const db = await open({ ...SERVING, idleInTransaction: SOON })
  await sql`create table kept (id integer)`.execute(db.write)
  const idle = db.transaction(async (tx) => {
    await sql`lock table kept`.execute(tx)
    // granted once the other one is ended
    await sql`select * from kept`.execute(db.read)
    await sql`select 1`.execute(tx)
  })
  expect(await failure(idle)).toSatisfy(isUnavailable)
})

test.skipIf(lacksPostgres)('an answer that does not come costs its connection, and the next one works', async () => {
  const db = await open({ ...SERVING, query: A_WHILE })
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db.read)).rows[0]?.pid
  const first = await pid()
  const asked = db.transaction((tx) => sql`select pg_sleep(60)`.execute(tx))
  expect(await failure(asked)).toSatisfy(isUnavailable)
  expect(await failure(sql`select pg_sleep(60)`.execute(db.read))).toSatisfy(isUnanswered)
  expect(await pid()).not.toBe(first)
})
