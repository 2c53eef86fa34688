import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { PATIENCE, refusal, runServer, temporaryFolder } from '../testing/processes/process-server.ts'

async function run(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

test('a folder in the place of a file is told in one sentence', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  mkdirSync(join(DATA_DIR, 'ninefold.db'))
  expect(await runServer({ DATA_DIR })).toMatchObject(
    refusal(`The database ${join(DATA_DIR, 'ninefold.db')} cannot be read: it is damaged or not a Ninefold database.`),
  )

  const other = temporaryFolder()
  mkdirSync(join(other, 'ninefold.lock'))
  expect(await runServer({ DATA_DIR: other })).toMatchObject(
    refusal(`The data folder ${other} (DATA_DIR) cannot be locked.`),
  )
})

test('what nobody foresaw is told in one sentence too', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  mkdirSync(join(DATA_DIR, 'running.json'))
  writeFileSync(join(DATA_DIR, 'running.json', 'x'), '')
  const ended = await runServer({ DATA_DIR, LOG_LEVEL: 'silent' })
  expect(ended).toMatchObject({ code: 1, out: '' })
  expect(ended.err).toMatch(/^Ninefold could not start: EISDIR[^\n]*\.\n$/)
})

test.skipIf(lacksPostgres)(
  'a PostgreSQL database that is not ours to fill is told in one sentence',
  PATIENCE,
  async () => {
    const taken = await emptyDatabase()
    await run(taken, 'create table settings (of_another_program text)')
    expect(await runServer({ DATABASE_URL: taken })).toMatchObject(
      refusal('The tables could not be brought up to date and are as they were: relation "settings" already exists.'),
    )

    const forbidden = await emptyDatabase()
    const role = new URL(forbidden).pathname.slice(1)
    await run(forbidden, `create role ${role} login`)
    const url = new URL(forbidden)
    url.username = role
    try {
      expect(await runServer({ DATABASE_URL: url.href })).toMatchObject(
        refusal(
          'The tables could not be brought up to date and are as they were: permission denied for schema public.',
        ),
      )
    } finally {
      await run(forbidden, `drop role ${role}`)
    }
    url.username = 'nobody'
    expect(await runServer({ DATABASE_URL: url.href })).toMatchObject(
      refusal('The database named by DATABASE_URL refuses the connection: role "nobody" does not exist.'),
    )
    url.username = new URL(forbidden).username
    url.pathname = '/not_there'
    expect(await runServer({ DATABASE_URL: url.href })).toMatchObject(
      refusal('The database named by DATABASE_URL refuses the connection: database "not_there" does not exist.'),
    )
  },
)
