import type { FastifyRequest } from 'fastify'
import { sourceOf } from './address-range.ts'
import { namesItsPage } from './page-origin.ts'
import { WrongTries, type TryParts } from './wrong-tries.ts'

/** Decision 46 says why these numbers. */
const LIMITS = { range: 20, network: 200, total: { repeated: 100, fresh: 200 } }
/** A right ID is accepted until its source has made this many times the wrong guesses that it may make. */
const RIGHT_ID_FACTOR = 5

/** Throttles guesses of session IDs: wrong ones soon, right ones only when a source seems to guess systematically. */
export class SessionIdTries {
  readonly #tries: WrongTries

  constructor(parts: TryParts) {
    this.#tries = new WrongTries('session ID', LIMITS, parts)
  }

  /** Counts an ID before it is looked up, or refuses to look it up. */
  begin(request: FastifyRequest, code: string) {
    // On plain http a page of another site can send requests that do not name it: they get a counter of their own.
    const source = sourceOf(request.ip, namesItsPage(request) ? '' : 'unnamed ')
    this.#tries.refuseAfterTooMany(source, RIGHT_ID_FACTOR)
    this.#tries.refuseInFlood(source, code)
    const seconds = this.#tries.secondsToWait(source)
    const forgive = this.#tries.count(source, code)
    return {
      right: forgive,
      /** Refuses even the answer that the ID is wrong when the source has had its share of them. */
      wrong: () => {
        if (seconds > 0) this.#tries.refuse(seconds)
        this.#tries.reportWrong(source, code)
      },
    }
  }
}
