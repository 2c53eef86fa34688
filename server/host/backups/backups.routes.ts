import { backUp, readBackups } from '#contract/backups.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { DailyBackups } from './daily-backups.ts'
import { streamBackup } from './stream-backup.ts'

export function backupsRoutes({ readAsHost }: Routes, { db }: ServerParts, daily: DailyBackups | undefined) {
  readAsHost(backUp, async ({ reply }) => reply.type('application/vnd.sqlite3').send(await streamBackup(db)))

  readAsHost(readBackups, async () => ({
    automatic: daily !== undefined,
    ...(daily?.state ?? { last_success: null, has_failed: false }),
  }))
}
