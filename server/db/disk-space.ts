import { defaultReserve, type FreeSpace } from './free-space.ts'
import type { ReserveFile } from './reserve-file.ts'

const MIB = 1024 * 1024
/** A measurement is used for this long, unless this much was written since. */
const FRESH_MS = 1000
const FRESH_BYTES = MIB
/** What a request can take on the disk for each of its bytes: in tables, indexes, history and the log. */
const BYTES_PER_BYTE = 4
/** The reserve file is made when less than this many times the reserve is free; a disk with more room needs none. */
const RESERVES_TO_BEGIN = 16
/** Beyond its own size, this much has to be free before the reserve file is made again. */
const MARGIN = MIB

interface Parts {
  /** The disk that the database is on. */
  read(): Promise<FreeSpace>
  /** Bytes inside the database file that deletions have freed and new rows will take first. */
  reusable(): Promise<number>
  /** Shortens the log of the database, except for what a reader still needs. */
  shortenLog(): Promise<void>
  /** Bytes to keep free; by default it depends on the size of the disk. */
  reserve: number | undefined
  /** Made for the reserve that is kept; absent where there is none. */
  fileOf?: (reserve: number) => ReserveFile
  now?: () => number
  onChange?: (isLow: boolean) => void
  onFailure?: (error: unknown) => void
}

/** `low`: only what makes room, and people who come and go. `critical`: only what makes room. */
export type DiskState = 'ample' | 'low' | 'critical'

export interface Storage {
  state: DiskState
  /** Bytes that can still be written before writes are refused; negative once they are. */
  left: number
}

const AMPLE: Storage = { state: 'ample', left: Number.POSITIVE_INFINITY }

/** Knows how much room the embedded database has left, and keeps a reserve of it for deletions. */
export class DiskSpace {
  readonly #parts: Parts
  readonly #now: () => number
  #last = AMPLE
  #measuredAt = Number.NEGATIVE_INFINITY
  #written = 0
  #measuring: Promise<Storage> | undefined
  #file: ReserveFile | undefined
  #makingRoom = 0
  #allocating: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#now = parts.now ?? (() => performance.now())
  }

  /** Whether a write may take place whose request has this many bytes. */
  async stateFor(bytes = 0): Promise<DiskState> {
    if (this.#parts.reserve === 0) return 'ample'
    this.#written += bytes * BYTES_PER_BYTE
    const { state, left } = await this.#storage()
    return state === 'ample' && left < bytes * BYTES_PER_BYTE ? 'low' : state
  }

  /** Runs a deletion, on a disk without room at the cost of the reserve file, which comes back with the room. */
  async makeRoom<T>(work: () => Promise<T>): Promise<T> {
    if ((await this.stateFor()) === 'ample') return work()
    this.#makingRoom += 1
    await this.#allocating
    this.#file?.release()
    try {
      return await work()
    } finally {
      this.#makingRoom -= 1
      await this.#parts.shortenLog().catch((error: unknown) => this.#parts.onFailure?.(error))
      this.forget()
    }
  }

  /** The next write measures again: the disk was found full. */
  forget() {
    this.#measuredAt = Number.NEGATIVE_INFINITY
  }

  #storage(): Promise<Storage> | Storage {
    const isFresh = this.#now() - this.#measuredAt < FRESH_MS && this.#written < FRESH_BYTES
    if (isFresh) return this.#last
    this.#measuring ??= this.#measure().finally(() => (this.#measuring = undefined))
    return this.#measuring
  }

  async #measure(): Promise<Storage> {
    const before = this.#last.state
    this.#written = 0
    this.#measuredAt = this.#now()
    try {
      this.#last = await this.#compare(await this.#parts.read())
      if (this.#last.state !== 'ample') {
        // the log takes room that it may no longer need
        await this.#parts.shortenLog()
        this.#last = await this.#compare(await this.#parts.read())
      }
    } catch (error) {
      // a file system that does not report its free space: a failing write shows that it is full
      this.#parts.onFailure?.(error)
      this.#last = AMPLE
    }
    const isLow = this.#last.state !== 'ample'
    if (isLow !== (before !== 'ample')) this.#parts.onChange?.(isLow)
    return this.#last
  }

  async #compare(space: FreeSpace): Promise<Storage> {
    const reserve = this.#parts.reserve ?? defaultReserve(space)
    this.#file ??= this.#parts.fileOf?.(reserve)
    const missing = this.#restoreFile(space.free, reserve)
    // Rows go where others were deleted, but the log needs room on the disk itself: half of the reserve at least.
    const short = space.free - missing < reserve * 2
    const reusable = short ? Math.min(await this.#parts.reusable(), reserve / 2) : 0
    const left = space.free - missing + reusable - reserve
    return { left, state: left >= 0 ? 'ample' : left >= -reserve / 2 ? 'low' : 'critical' }
  }

  /** Returns how many of the free bytes belong to the reserve file, which is not there or only begun. */
  #restoreFile(free: number, reserve: number): number {
    const file = this.#file
    if (!file || (file.isThere && !this.#allocating) || free >= reserve * RESERVES_TO_BEGIN) return 0
    if (this.#makingRoom === 0 && free >= file.size + MARGIN) {
      this.#allocating ??= file
        .allocate()
        .catch((error: unknown) => this.#parts.onFailure?.(error))
        .finally(() => (this.#allocating = undefined))
    }
    return file.size
  }
}
