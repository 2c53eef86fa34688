import type { Client } from 'pg'

const CHANNEL = 'ninefold_live'

/** PostgreSQL delivers it to every connection that listens. */
export async function notify(client: Client, payload: string) {
  await client.query('select pg_notify($1, $2)', [CHANNEL, payload])
}

export async function listen(client: Client) {
  await client.query(`listen ${CHANNEL}`)
}

export async function ping(client: Client) {
  await client.query('select 1')
}
