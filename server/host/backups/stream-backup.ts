import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Db } from '../../db/schema.ts'
import { inTemporaryFolder } from '../../db/temporary-file.ts'
import { AppError } from '../../errors/app-error.ts'

/** The running embedded database as it is at one moment. */
export async function streamBackup(db: Db): Promise<Readable> {
  const { copyTo } = db
  if (!copyTo) throw new AppError('NOT_EMBEDDED')
  return inTemporaryFolder('ninefold-backup-', async (folder) => {
    const file = join(folder, 'ninefold.db')
    await copyTo(file)
    return (await open(file)).createReadStream()
  })
}
