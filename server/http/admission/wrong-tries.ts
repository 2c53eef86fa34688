import { hash } from 'node:crypto'
import { MINUTE_MS } from '#contract/limits.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../exchange/clock.ts'
import type { Exchange, Message, WrongGuesses } from '../../exchange/exchange.ts'
import type { GuessSource } from './address-range.ts'
import { GuessCounter } from './guess-counter.ts'

const SECOND_MS = 1000
/** How many wrong guesses the other instances receive at a time, and how many can wait for it. */
const PUBLISHED_AT_ONCE = 100
const WAITING_MAX = 1000
/** The one key of the counter of all sources. */
const ALL = 'all'

export interface TryLimits {
  /** Different wrong guesses per minute from one address or IPv6 /64. */
  range: number
  /** The same from all of an IPv6 /48. */
  network: number
  /** Different guesses per second from everywhere: for networks that have guessed wrong in this minute, and for others. */
  total?: { repeated: number; fresh: number }
}

export type OnRefusedSignIn = (kind: WrongGuesses['of'], reason: 'wrong' | 'throttled') => void

export interface TryParts {
  exchange: Exchange
  clock: Clock
  onRefusedSignIn?: OnRefusedSignIn | undefined
}

/**
 * Throttles guesses of a host password or a session ID by counting different wrong ones. The instances on one database
 * count together by publishing theirs once a second, so that a flood of guesses does not become a flood of messages.
 */
export class WrongTries {
  readonly #kind: WrongGuesses['of']
  readonly #limits: TryLimits
  readonly #parts: TryParts
  readonly #ranges: GuessCounter
  readonly #networks: GuessCounter
  readonly #total: GuessCounter
  #unpublished: WrongGuesses['guesses'] = []
  #isPublishing = false

  constructor(kind: WrongGuesses['of'], limits: TryLimits, parts: TryParts) {
    this.#kind = kind
    this.#limits = limits
    this.#parts = parts
    const { clock, exchange } = parts
    this.#ranges = new GuessCounter({ windowMs: MINUTE_MS, remembered: limits.range, clock })
    // receives only guesses that are new in their range
    this.#networks = new GuessCounter({ windowMs: MINUTE_MS, remembered: 0, clock })
    this.#total = new GuessCounter({ windowMs: SECOND_MS, remembered: limits.total?.fresh ?? 0, clock })
    exchange.listen({ hear: (message) => this.#receive(message), missed: () => {} })
  }

  /** Seconds until a source that has used up its allowance, or a multiple of it, may guess again; otherwise 0. */
  secondsToWait(source: GuessSource, times = 1): number {
    const { range, network } = hashed(source)
    const waits = [0]
    if (this.#ranges.countOf(range) >= this.#limits.range * times) waits.push(this.#ranges.secondsLeft(range))
    if (network && this.#networks.countOf(network) >= this.#limits.network * times) {
      waits.push(this.#networks.secondsLeft(network))
    }
    return Math.max(...waits)
  }

  refuseAfterTooMany(source: GuessSource, times = 1) {
    const seconds = this.secondsToWait(source, times)
    if (seconds > 0) this.refuse(seconds)
  }

  /** Refuses further guesses in a second that has seen too many; networks without a wrong guess come last. */
  refuseInFlood(source: GuessSource, guess: string) {
    const { total } = this.#limits
    if (!total || this.#total.has(ALL, short(guess))) return
    const { range, network } = hashed(source)
    const before = network ? this.#networks.countOf(network) : this.#ranges.countOf(range)
    if (this.#total.countOf(ALL) >= (before > 0 ? total.repeated : total.fresh)) this.refuse(1)
  }

  refuse(retryAfter: number): never {
    this.#parts.onRefusedSignIn?.(this.#kind, 'throttled')
    throw new AppError(this.#kind === 'session ID' ? 'TOO_MANY_TRIES' : 'TOO_MANY_PASSWORDS', { retryAfter })
  }

  /** Counts a guess before it is checked; returns how to remove it when it turns out right. */
  count(source: GuessSource, guess: string): () => void {
    const { range, network } = hashed(source)
    return this.#add(range, short(guess), network)
  }

  /** For a counted guess that was wrong: lets the other instances count it. */
  reportWrong(source: GuessSource, guess: string) {
    this.#parts.onRefusedSignIn?.(this.#kind, 'wrong')
    const { range, network } = hashed(source)
    // beyond its allowance the others know enough, and what comes back from the exchange would count twice
    if (!this.#ranges.has(range, short(guess)) || this.#unpublished.length >= WAITING_MAX) return
    this.#unpublished.push(network ? [range, short(guess), network] : [range, short(guess)])
    this.#publishLater()
  }

  #publishLater() {
    if (this.#isPublishing || this.#unpublished.length === 0) return
    this.#isPublishing = true
    this.#parts.clock.after(SECOND_MS, () => {
      this.#isPublishing = false
      const guesses = this.#unpublished.splice(0, PUBLISHED_AT_ONCE)
      this.#parts.exchange.say({ about: 'wrong guesses', of: this.#kind, guesses })
      this.#publishLater()
    })
  }

  #receive(message: Message) {
    if (message.about !== 'wrong guesses' || message.of !== this.#kind) return
    for (const [range, guess, network] of message.guesses) this.#add(range, guess, network)
  }

  #add(range: string, guess: string, network: string | undefined): () => void {
    const undoRange = this.#ranges.add(range, guess)
    if (!undoRange) return () => {}
    const undoNetwork = network === undefined ? undefined : this.#networks.add(network, guess)
    const undoTotal = this.#total.add(ALL, guess)
    return () => {
      undoRange()
      undoNetwork?.()
      undoTotal?.()
    }
  }
}

/** Addresses and guesses are neither stored nor published as they are, and a guess can be long. */
const short = (text: string) => hash('sha256', text, 'base64url').slice(0, 16)

const hashed = ({ range, network }: GuessSource) => ({
  range: short(range),
  network: network === undefined ? undefined : short(network),
})
