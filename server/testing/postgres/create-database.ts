import { randomBytes } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import { openDatabase } from '../../db/open-database.ts'

interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Nobody connects to it, so that it can be copied at any time. */
const WITH_TABLES = 'ninefold_with_tables'
const UNKNOWN_DATABASE = '3D000'

/** A fresh, empty database on the given PostgreSQL server. */
export const createDatabase = (serverUrl: string) => copyDatabase(serverUrl, 'template0')

/** One whose tables are made already, where the server has them to copy; who opens one without makes them. */
export async function createDatabaseWithTables(serverUrl: string): Promise<TestDatabase> {
  try {
    return await copyDatabase(serverUrl, WITH_TABLES)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNKNOWN_DATABASE) return createDatabase(serverUrl)
    throw error
  }
}

/** Makes the tables to be copied, on a server that is ours alone. */
export async function makeTables(serverUrl: string) {
  const { url } = await createDatabase(serverUrl)
  await (await openDatabase({ dataDir: '', databaseUrl: url })).close()
  const name = new URL(url).pathname.slice(1)
  await runStatement(serverUrl, `alter database ${name} rename to ${WITH_TABLES}`)
  await runStatement(serverUrl, `alter database ${WITH_TABLES} allow_connections false`)
}

async function copyDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `ninefold_${randomBytes(6).toString('hex')}`
  await runStatement(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  // a failed test may have left connections open; they must not keep the database
  return { url: url.href, drop: () => runStatement(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function runStatement(serverUrl: string, statement: string) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
