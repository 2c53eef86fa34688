import { createReadStream, type ReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'

/** A consistent copy of the running embedded database; the file behind it goes once it is read or given up. */
export async function streamBackup(db: Db): Promise<ReadStream> {
  if (!db.copyTo) throw new AppError('NOT_EMBEDDED')
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-backup-'))
  const file = join(folder, 'ninefold.db')
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    db.copyTo(file)
  } catch (error) {
    await clean()
    throw error
  }
  const stream = createReadStream(file)
  stream.once('close', () => void clean())
  return stream
}
