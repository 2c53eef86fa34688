import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../exchange/clock.ts'
import type { Exchange, Message, WrongGuesses } from '../../exchange/exchange.ts'

const WINDOW_MS = 60_000
const ALLOWED = 20
/** The other instances hear of wrong guesses this often, of so many at a time, and of none beyond what is waiting. */
const TELL_MS = 1000
const TOLD_AT_ONCE = 100
const WAITING_MAX = 1000

/**
 * Counts different wrong guesses per address: a room of sixty behind one router, or the same typo again and again,
 * is no attack; the twenty-first different one within a minute is. The instances on one database count together, by
 * telling each other once a second, so that no flood of guesses becomes one of messages.
 */
export class WrongTries {
  readonly #of: WrongGuesses['of']
  readonly #exchange: Exchange
  readonly #clock: Clock
  readonly #places = new LRUCache<string, { since: number; guesses: Set<string> }>({ max: 10_000 })
  #untold: WrongGuesses['guesses'] = []
  #isTelling = false

  constructor(of: WrongGuesses['of'], { exchange, clock }: { exchange: Exchange; clock: Clock }) {
    this.#of = of
    this.#exchange = exchange
    this.#clock = clock
    exchange.listen({ hear: (message) => this.#hear(message), missed: () => {} })
  }

  refuseAfterTooMany(address: string) {
    const entry = this.#current(short(address))
    if (!entry || entry.guesses.size < ALLOWED) return
    const left = entry.since + WINDOW_MS - this.#clock.now()
    throw new AppError(this.#of === 'session ID' ? 'TOO_MANY_TRIES' : 'TOO_MANY_PASSWORDS', {
      retryAfter: Math.ceil(left / 1000),
    })
  }

  count(address: string, guess: string) {
    this.#add(short(address), short(guess))
  }

  /** Takes a counted guess back: it was right. */
  forgive(address: string, guess: string) {
    this.#places.get(short(address))?.guesses.delete(short(guess))
  }

  /** Lets the other instances count a guess that was wrong. */
  tellOthers(address: string, guess: string) {
    if (this.#untold.length < WAITING_MAX) this.#untold.push([short(address), short(guess)])
    this.#tellLater()
  }

  #tellLater() {
    if (this.#isTelling || this.#untold.length === 0) return
    this.#isTelling = true
    this.#clock.after(TELL_MS, () => {
      this.#isTelling = false
      const guesses = this.#untold.splice(0, TOLD_AT_ONCE)
      this.#exchange.say({ about: 'wrong guesses', of: this.#of, guesses })
      this.#tellLater()
    })
  }

  #hear(message: Message) {
    if (message.about !== 'wrong guesses' || message.of !== this.#of) return
    for (const [from, guess] of message.guesses) this.#add(from, guess)
  }

  #add(from: string, guess: string) {
    const entry = this.#current(from) ?? { since: this.#clock.now(), guesses: new Set<string>() }
    // beyond these nobody looks
    if (entry.guesses.size < ALLOWED) entry.guesses.add(guess)
    this.#places.set(from, entry)
  }

  #current(from: string) {
    const entry = this.#places.get(from)
    return entry && this.#clock.now() - entry.since < WINDOW_MS ? entry : undefined
  }
}

/** Addresses and guesses are neither kept nor told as they are; and a guess may be long. */
const short = (text: string) => hash('sha256', text, 'base64url').slice(0, 16)
