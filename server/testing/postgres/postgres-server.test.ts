import { Client } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { findPostgresBinaries } from '../../../scripts/find-postgres.mjs'
import { createDatabase } from './create-database.ts'
import { startPostgres } from './postgres-server.ts'

const ask = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

describe.skipIf(!inject('postgresUrl'))('the PostgreSQL server of the test run', () => {
  test('gives each caller an empty database of its own', async () => {
    const server = inject('postgresUrl')!
    const [one, two] = await Promise.all([createDatabase(server), createDatabase(server)])
    await ask(one.url, 'create table only_here (id integer)')
    await expect(ask(two.url, 'select * from only_here')).rejects.toThrow('only_here')
    await one.drop()
    await expect(ask(one.url, 'select 1')).rejects.toThrow('does not exist')
    await two.drop()
  })
})

test.skipIf(!findPostgresBinaries())('a server that went away comes back with its data', async () => {
  const server = await startPostgres()
  try {
    await ask(server.url, 'create table kept (id integer)')
    await server.stop()
    await expect(ask(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    await server.start()
    expect(await ask(server.url, 'select * from kept')).toEqual([])
  } finally {
    await server.remove()
  }
})
