import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors/app-error.ts'

const WINDOW_MS = 60_000
const ALLOWED = 20

/**
 * Counts different wrong guesses per address: a room of sixty behind one router, or the same typo again and again,
 * is no attack; the twenty-first different one within a minute is.
 */
export function wrongTries(now: () => number = Date.now) {
  const addresses = new LRUCache<string, { since: number; guesses: Set<string> }>({ max: 10_000 })

  function current(address: string) {
    const entry = addresses.get(address)
    return entry && now() - entry.since < WINDOW_MS ? entry : undefined
  }

  return {
    refuseAfterTooMany(address: string) {
      const entry = current(address)
      if (!entry || entry.guesses.size < ALLOWED) return
      throw new AppError('TOO_MANY_TRIES', { retryAfter: Math.ceil((entry.since + WINDOW_MS - now()) / 1000) })
    },
    count(address: string, guess: string) {
      const entry = current(address) ?? { since: now(), guesses: new Set<string>() }
      entry.guesses.add(guess)
      addresses.set(address, entry)
    },
    /** Takes a counted guess back: it was right. */
    forgive(address: string, guess: string) {
      addresses.get(address)?.guesses.delete(guess)
    },
  }
}
