import { LRUCache } from 'lru-cache'
import type { Clock } from '../../exchange/clock.ts'

interface CounterOptions {
  windowMs: number
  /** How many different guesses a key remembers; further ones count each time. */
  remembered: number
  clock: Clock
}

/** Of more keys the least recently used are forgotten, so that a flood from very many networks has a bounded cost. */
const KEYS_MAX = 10_000

/** Counts different guesses per key within a window of time, which begins with the first guess. */
export class GuessCounter {
  readonly #options: CounterOptions
  readonly #entries = new LRUCache<string, { since: number; guesses: Set<string>; count: number }>({ max: KEYS_MAX })

  constructor(options: CounterOptions) {
    this.#options = options
  }

  countOf(key: string): number {
    return this.#current(key)?.count ?? 0
  }

  has(key: string, guess: string): boolean {
    return this.#current(key)?.guesses.has(guess) ?? false
  }

  secondsLeft(key: string): number {
    const entry = this.#current(key)
    return entry ? Math.ceil((entry.since + this.#options.windowMs - this.#options.clock.now()) / 1000) : 0
  }

  /** Returns how to remove the guess again, or undefined if it was counted before. */
  add(key: string, guess: string): (() => void) | undefined {
    const entry = this.#current(key) ?? { since: this.#options.clock.now(), guesses: new Set<string>(), count: 0 }
    this.#entries.set(key, entry)
    if (entry.guesses.has(guess)) return undefined
    if (entry.guesses.size < this.#options.remembered) entry.guesses.add(guess)
    entry.count += 1
    return () => {
      entry.guesses.delete(guess)
      entry.count -= 1
    }
  }

  #current(key: string) {
    const entry = this.#entries.get(key)
    return entry && this.#options.clock.now() - entry.since < this.#options.windowMs ? entry : undefined
  }
}
