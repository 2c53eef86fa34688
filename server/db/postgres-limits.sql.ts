import type { ClientBase, QueryConfig } from 'pg'
import { IDLE_SESSION_MS, type PostgresLimits } from './postgres-limits.ts'

/**
 * Looking up a row by an index is said to cost next to nothing. Everything here is found by an index; but while a table
 * is small PostgreSQL would rather read all of it, and an import that fills the table keeps to that plan: each row
 * would read all those before it.
 */
const RANDOM_PAGE_COST = '0.1'

/**
 * Tells PostgreSQL how to plan, and the limits that it has to keep. After the connection is made rather than with it, because poolers
 * in between refuse connections that bring settings they do not know.
 */
export async function tellLimits(client: ClientBase, { lock, statement, idleInTransaction, connect }: PostgresLimits) {
  // `query_timeout` of a statement is missing in the types of `pg`
  const told: QueryConfig & { query_timeout: number } = {
    text: `select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false), set_config('idle_session_timeout', $4, false),
      set_config('random_page_cost', $5, false)`,
    values: [
      ...[lock, statement, idleInTransaction, Math.max(IDLE_SESSION_MS, idleInTransaction)].map(String),
      RANDOM_PAGE_COST,
    ],
    // a part of connecting
    query_timeout: connect,
  }
  await client.query(told)
}
