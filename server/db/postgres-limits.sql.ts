import type { ClientBase, QueryConfig } from 'pg'
import { IDLE_SESSION_MS, type PostgresLimits } from './postgres-limits.ts'

/**
 * Tells PostgreSQL the limits that it has to keep. After the connection is made rather than with it, because poolers
 * in between refuse connections that bring settings they do not know.
 */
export async function tellLimits(client: ClientBase, { lock, statement, idleInTransaction, connect }: PostgresLimits) {
  // `query_timeout` of a statement is missing in the types of `pg`
  const told: QueryConfig & { query_timeout: number } = {
    text: `select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false), set_config('idle_session_timeout', $4, false)`,
    values: [lock, statement, idleInTransaction, Math.max(IDLE_SESSION_MS, idleInTransaction)].map(String),
    // a part of connecting
    query_timeout: connect,
  }
  await client.query(told)
}
