import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '../errors/app-error.ts'
import { isDiskFull } from './database-errors.ts'

const RETRY_AFTER_SECONDS = 60

/**
 * Runs work that makes a file in a temporary folder of its own and answers it open. The folder is removed at once: the
 * system frees a file without a name when it is closed, or with the process.
 */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  return unlessFull(async () => {
    const folder = await mkdtemp(join(tmpdir(), prefix))
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** Turns a full disk into an error that says so of the file. */
export async function unlessFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    throw new AppError('NO_ROOM_FOR_FILE', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
  }
}
