import { sql } from 'kysely'
import type { Queries } from './schema.ts'

const RETRY_MS = 1000

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

/** Returns whether the log is empty. The serving connections do not wait for a reader that needs it. */
async function truncateLog(write: Queries): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(write)
  return rows[0]?.busy === 0
}
