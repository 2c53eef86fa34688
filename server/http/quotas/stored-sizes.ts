import { LRUCache } from 'lru-cache'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../exchange/clock.ts'
import { readStoredSize } from './stored-size.sql.ts'

export const WORKSHOP_QUOTA_BYTES = 200 * 1024 * 1024
/** What a write stores for each byte of its request: the text, the history with the text before, the kept response. */
const BYTES_PER_BYTE = 3
const BYTES_PER_WRITE = 500
/** A workshop is measured again after this share of its quota was written, and when it is full, at most so often. */
const SHARE_UNMEASURED = 1 / 64
const MEASURE_FULL_MS = 5000
const WORKSHOPS_REMEMBERED = 2000

interface Size {
  measured: number
  /** Estimated, since the measurement. */
  added: number
  at: number
  measuring: Promise<void> | undefined
}

/**
 * Limits what each workshop stores. Sizes are measured in the database and estimated in between; each instance does that
 * on its own.
 */
export class StoredSizes {
  readonly #db: Queries
  readonly #clock: Clock
  readonly #quota: number
  readonly #sizes = new LRUCache<number, Size>({ max: WORKSHOPS_REMEMBERED })

  /** A quota of 0 limits nothing. */
  constructor(db: Queries, clock: Clock, quota = WORKSHOP_QUOTA_BYTES) {
    this.#db = db
    this.#clock = clock
    this.#quota = quota
  }

  /** Counts a write of this many bytes, and rejects it when the workshop is full. */
  add(session: number, bytes: number) {
    this.requireRoom(session, bytes)
    const size = this.#sizes.get(session)
    if (size) size.added += storedBytes(bytes)
  }

  /** Before a large write: a workshop whose size is not known yet is measured before the write begins. */
  async measureFirst(session: number) {
    if (this.#quota === 0) return
    const size = this.#sizes.get(session) ?? this.#begin(session)
    if (size.at === Number.NEGATIVE_INFINITY) await size.measuring
  }

  /** Throws where a write of this many bytes does not fit. */
  requireRoom(session: number, bytes: number) {
    if (this.#quota === 0) return
    const size = this.#sizes.get(session) ?? this.#begin(session)
    const isFull = size.measured + size.added + storedBytes(bytes) > this.#quota
    const isDue = isFull ? this.#clock.now() - size.at >= MEASURE_FULL_MS : size.added > this.#quota * SHARE_UNMEASURED
    if (isDue) this.#measure(session, size)
    if (isFull) throw new AppError('WORKSHOP_FULL')
  }

  #begin(session: number): Size {
    const size: Size = { measured: 0, added: 0, at: Number.NEGATIVE_INFINITY, measuring: undefined }
    this.#sizes.set(session, size)
    this.#measure(session, size)
    return size
  }

  /** Only a large first write waits for it. */
  #measure(session: number, size: Size) {
    size.measuring ??= this.#measureOnce(session, size)
  }

  async #measureOnce(session: number, size: Size) {
    const before = size.added
    try {
      size.measured = await readStoredSize(this.#db, session)
      // a write during the measurement counts once more, until the next one
      size.added -= before
      size.at = this.#clock.now()
    } catch {
      // without a database nothing can be written either
    } finally {
      size.measuring = undefined
    }
  }
}

const storedBytes = (bytes: number) => bytes * BYTES_PER_BYTE + BYTES_PER_WRITE
