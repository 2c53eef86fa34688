import { readHealth } from '#contract/health.ts'
import { VERSION } from '../../build-info.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { ping } from './health.sql.ts'

export function healthRoutes({ open }: Routes, { db }: ServerParts) {
  open(readHealth, async () => {
    await ping(db.read)
    return { status: 'ok' as const, database: db.engine, version: VERSION }
  })
}
