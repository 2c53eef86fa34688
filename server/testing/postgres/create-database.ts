import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A fresh, empty database on the given PostgreSQL server. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `ninefold_${randomBytes(6).toString('hex')}`
  await runStatement(serverUrl, `create database ${name} template template0`)
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
