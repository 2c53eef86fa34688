import { readHealth, readLiveness, readReadiness } from '#contract/health.ts'
import { VERSION } from '../../build-info.ts'
import type { Routes } from '../../http/routes.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { diskFull } from '../../http/writing/disk-room.ts'
import { ping } from './health.sql.ts'

const OK = { status: 'ok' as const }

export function healthRoutes({ open }: Routes, { db, disk }: ServerParts) {
  let asking: Promise<void> | undefined
  /** Whoever asks meanwhile gets the same answer: anybody may ask, and must not make the database work. */
  const databaseAnswers = () => (asking ??= ping(db.read).finally(() => (asking = undefined)))

  async function requireDatabase() {
    if (db.load().isStuck) throw new AppError('DATABASE_UNAVAILABLE', { retryAfter: 5 })
    await databaseAnswers()
  }

  open(readHealth, async () => {
    await requireDatabase()
    return { ...OK, database: db.engine, version: VERSION }
  })

  open(readLiveness, async () => OK)

  open(readReadiness, async () => {
    await requireDatabase()
    if (disk && (await disk.stateFor()) !== 'ample') throw diskFull()
    return OK
  })
}
