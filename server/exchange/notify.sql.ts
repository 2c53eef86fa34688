import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Tx } from '../db/schema.ts'

const CHANNEL = 'ninefold_live'

/** PostgreSQL delivers it to every listening connection when the transaction commits. */
export async function notifyWith(tx: Tx, payload: string) {
  await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tx)
}

export async function notify(client: Client, payload: string) {
  await client.query('select pg_notify($1, $2)', [CHANNEL, payload])
}

export async function listen(client: Client) {
  await client.query(`listen ${CHANNEL}`)
}

export async function ping(client: Client) {
  await client.query('select 1')
}
