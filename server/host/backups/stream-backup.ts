import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'

/**
 * The running embedded database as it is at one moment. The file behind it has no name any more when it is sent: the
 * system frees it when the reader has it, or is gone, or the process is.
 */
export async function streamBackup(db: Db): Promise<Readable> {
  if (!db.copyTo) throw new AppError('NOT_EMBEDDED')
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-backup-'))
  const file = join(folder, 'ninefold.db')
  try {
    await db.copyTo(file)
    return (await open(file)).createReadStream()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
