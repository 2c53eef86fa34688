import { DAY_MS, MINUTE_MS } from '#contract/limits.ts'
import type { Db } from '../../db/schema.ts'
import { KeptBackups } from './kept-backups.ts'

/** How often it is looked whether one is due; one that failed is tried again then. */
const LOOK_MS = 10 * MINUTE_MS

/** Makes a backup of the embedded database every day, counted from the last one that succeeded, also across restarts. */
export class DailyBackups {
  readonly #copyTo: (file: string) => Promise<void>
  readonly #kept: KeptBackups
  #lastSuccess: string | null = null
  #hasFailed = false
  #making: Promise<void> | undefined

  constructor(folder: string, copyTo: NonNullable<Db['copyTo']>) {
    this.#kept = new KeptBackups(folder)
    this.#copyTo = copyTo
  }

  /** For the host's console and for whoever watches the server. */
  get state() {
    return { last_success: this.#lastSuccess, has_failed: this.#hasFailed }
  }

  /** Begins now; answers how to stop. One that is being made is finished first. */
  keepMaking(onFailure: (error: unknown) => void): () => Promise<void> {
    const look = () =>
      void (this.#making ??= this.makeIfDue()
        .catch(onFailure)
        .finally(() => (this.#making = undefined)))
    look()
    const timer = setInterval(look, LOOK_MS)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await this.#making
    }
  }

  async makeIfDue(now = Date.now()): Promise<void> {
    try {
      const [newest = null] = await this.#kept.times()
      this.#lastSuccess = newest
      if (newest !== null && now - Date.parse(newest) < DAY_MS) return
      const at = `${new Date(now).toISOString().slice(0, 19)}.000Z`
      await this.#kept.add(at, this.#copyTo)
      this.#lastSuccess = at
      this.#hasFailed = false
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }
}
