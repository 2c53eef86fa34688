import { sql } from 'kysely'
import type { Queries } from './schema.ts'

const RETRY_MS = 1000
const BUSY_TIMEOUT_MS = 5000

/** Removes deleted content from the log of an embedded database. In the file itself `secure_delete` has overwritten it. */
export interface Eraser {
  /** Tries once before it resolves, and again in the background while a reader still needs the log. Never rejects. */
  erase(): Promise<void>
  stop(): void
}

export function eraserOf(write: Queries): Eraser {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function erase(): Promise<void> {
    clearTimeout(timer)
    const isEmpty = await truncateLog(write).catch(() => false)
    clearTimeout(timer)
    if (isEmpty || isStopped) return
    timer = setTimeout(() => void erase(), RETRY_MS)
    timer.unref()
  }

  return {
    erase,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Returns whether the log is empty. A reader that needs it is not waited for: that would stop the whole process. */
function truncateLog(write: Queries): Promise<boolean> {
  return write.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(connection)
      return rows[0]?.busy === 0
    } finally {
      await sql.raw(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`).execute(connection)
    }
  })
}
