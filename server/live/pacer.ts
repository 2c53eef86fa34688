import type { Clock } from '../exchange/clock.ts'

/**
 * Runs something whenever it is asked to, but not too often: at once when all was quiet, and then once for all that was
 * asked meanwhile.
 */
export class Pacer {
  readonly #clock: Clock
  readonly #ms: number
  readonly #run: () => void
  #stopWaiting: (() => void) | undefined
  #isAsked = false

  constructor(clock: Clock, ms: number, run: () => void) {
    this.#clock = clock
    this.#ms = ms
    this.#run = run
  }

  ask() {
    this.#isAsked = true
    if (!this.#stopWaiting) this.#go()
  }

  stop() {
    this.#stopWaiting?.()
    this.#isAsked = false
  }

  #go() {
    this.#isAsked = false
    this.#stopWaiting = this.#clock.after(this.#ms, () => {
      this.#stopWaiting = undefined
      if (this.#isAsked) this.#go()
    })
    this.#run()
  }
}
