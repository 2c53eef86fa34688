import { LRUCache } from 'lru-cache'
import type { Clock } from '../../exchange/clock.ts'
import type { Rate } from './quotas.ts'

/** The least recently used buckets beyond these are dropped; such a bucket is full again. */
const BUCKETS_MAX = 50_000
/** Sums of fractions are not exact. */
const ROUNDING_MS = 0.001

/** Token buckets by key. Each is stored as one number: the time at which it will be full again. */
export class RateLimit {
  readonly #clock: Clock
  readonly #fullAt = new LRUCache<string, number>({ max: BUCKETS_MAX })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Takes a token and returns 0; when there is none, returns the milliseconds until there is one. */
  take(key: string, { burst, perSecond }: Rate): number {
    const now = this.#clock.now()
    const msPerToken = 1000 / perSecond
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + msPerToken
    const wait = fullAt - now - burst * msPerToken
    if (wait > ROUNDING_MS) return wait
    this.#fullAt.set(key, fullAt)
    return 0
  }
}
