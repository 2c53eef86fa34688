import { setTimeout as delay } from 'node:timers/promises'
import { isBusy } from './database-errors.ts'

/** How long a statement waits for another process that holds the database file. */
export const BUSY_LIMIT_MS = 5000
const RETRY_MS = 20

/**
 * Repeats `attempt` while another process holds the database file. SQLite's own `busy_timeout` would block the event
 * loop during the wait. `until` is a time of `performance.now()`.
 */
export async function retryWhileBusy<T>(attempt: () => T, until = performance.now() + BUSY_LIMIT_MS): Promise<T> {
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error
    }
    await delay(RETRY_MS)
  }
}
