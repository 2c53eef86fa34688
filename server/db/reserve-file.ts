import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './write-atomically.ts'

const BLOCK = 1024 * 1024
/** Room for the log of a deletion, and for what the log held before (4 MiB), which goes into the file first. */
const SIZE_MIN = 6 * BLOCK
const SIZE_MAX = 16 * BLOCK

export const reserveFileSize = (reserve: number) => Math.min(SIZE_MAX, Math.max(SIZE_MIN, reserve / 2))

export const reserveFile = (dataDir: string) => join(dataDir, 'ninefold.reserve')

/**
 * A file without use but its size. Removing it gives a database on a full disk the room that it needs for deleting
 * something: a deletion is written to the log first.
 */
export class ReserveFile {
  readonly size: number
  readonly #file: string

  constructor(file: string, size: number) {
    this.#file = file
    this.size = Math.floor(size)
  }

  get isThere() {
    return existsSync(this.#file)
  }

  /** Filled with random bytes, because a file system that compresses would keep no room for zeros. */
  async allocate() {
    const block = randomBytes(BLOCK)
    await writeAtomically(this.#file, async (unfinished) => {
      for (let left = this.size; left > 0; left -= BLOCK)
        await appendFile(unfinished, left < BLOCK ? block.subarray(0, left) : block)
    })
  }

  release() {
    rmSync(this.#file, { force: true })
  }
}
