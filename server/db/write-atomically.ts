import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What a file is called until it is whole. */
export const UNFINISHED = '.unfinished'

/**
 * Writes a file that has its name only once it is whole and on disk. `write` fills a file beside it, which is empty and can
 * be read by this user alone; where it throws, nothing is left.
 */
export async function writeAtomically(file: string, write: (unfinished: string) => unknown): Promise<void> {
  const unfinished = file + UNFINISHED
  try {
    // what a process left that was killed in the middle of it
    await rm(unfinished, { force: true })
    // databases hold the key that signs cookies: nobody else's business
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 })
    await write(unfinished)
    await flush(unfinished)
    await rename(unfinished, file)
    await flush(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Brings a file, or the names in a folder, to disk. */
export async function flush(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
