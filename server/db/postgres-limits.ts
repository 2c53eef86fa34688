import { Socket } from 'node:net'
import type { ClientConfig } from 'pg'

/** How long PostgreSQL and the way to it may take, in milliseconds. */
export interface PostgresLimits {
  /** For a connection to be made, or to become free. */
  connect: number
  /** PostgreSQL waits this long for somebody else's lock, */
  lock: number
  /** works this long on one statement, */
  statement: number
  /** and keeps a transaction this long in which nothing is asked, because its locks keep others waiting. */
  idleInTransaction: number
  /** We wait this long for the answer to a statement: longer than PostgreSQL works on it, so the network is to blame. */
  query: number
}

/** While people wait. After a network fault everything is well again within ten seconds, so all of these are shorter. */
export const SERVING: PostgresLimits = {
  connect: 5000,
  lock: 5000,
  statement: 7000,
  idleInTransaction: 5000,
  query: 8000,
}

const TEN_MINUTES = 600_000
/** Instances that start together wait for the one that brings the tables up to date. */
export const UPGRADING: PostgresLimits = {
  connect: 5000,
  lock: TEN_MINUTES,
  statement: TEN_MINUTES,
  idleInTransaction: TEN_MINUTES,
  query: TEN_MINUTES + 1000,
}

/** PostgreSQL ends a connection on which nothing was asked for this long: we are gone, and nobody told it. */
export const IDLE_SESSION_MS = 60_000
const KEEP_ALIVE_MS = 10_000

/** What every connection to PostgreSQL is made with. */
export function limited(url: string, { connect, query }: PostgresLimits): ClientConfig {
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: connect,
    query_timeout: query,
    stream: () => socketThatEnds(3 * query),
  }
}

/** Whatever became of it, a connection on which nothing comes or goes for long is closed, also one that says goodbye. */
function socketThatEnds(ms: number): Socket {
  const socket = new Socket()
  socket.setTimeout(ms, () => socket.destroy(new SilentConnection()))
  return socket
}

class SilentConnection extends Error {
  readonly code = 'ETIMEDOUT'
}
