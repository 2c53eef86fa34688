import type { Clock } from '../../exchange/clock.ts'

/** How many sign-ins of each kind wait. */
const WAITING_MAX = 20
/** Between two sign-ins of unknown browsers that waited, so that guessers do not keep a processor busy all the time. */
const REST_MS = 100

/**
 * Checks host passwords one after the other, so that a flood of them takes the memory and the processor of one check.
 * Browsers in which a host has signed in before have places of their own and go first.
 */
export class SignInQueue {
  readonly #clock: Clock
  readonly #known: (() => Promise<void>)[] = []
  readonly #unknown: (() => Promise<void>)[] = []
  #isBusy = false
  #isResting = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  isFull(isKnown: boolean): boolean {
    return this.#waiting(isKnown).length >= WAITING_MAX
  }

  run<T>(isKnown: boolean, check: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting(isKnown).push(() => check().then(resolve, reject))
      this.#next()
    })
  }

  #waiting(isKnown: boolean) {
    return isKnown ? this.#known : this.#unknown
  }

  #next() {
    if (this.#isBusy) return
    const check = this.#known.shift() ?? (this.#isResting ? undefined : this.#unknown.shift())
    if (!check) return
    this.#isBusy = true
    // a check that fails is reported to its own caller
    void check().finally(() => {
      this.#isBusy = false
      if (this.#unknown.length > 0) this.#rest()
      this.#next()
    })
  }

  #rest() {
    if (this.#isResting) return
    this.#isResting = true
    this.#clock.after(REST_MS, () => {
      this.#isResting = false
      this.#next()
    })
  }
}
