/** A lock that is granted in the order of the requests. */
export class Mutex {
  /** How many requests wait for the lock. */
  waiting = 0
  #last: Promise<void> = Promise.resolve()

  /** Resolves with the function that releases the lock. */
  async acquire(): Promise<() => void> {
    const previous = this.#last
    let release!: () => void
    this.#last = new Promise((resolve) => (release = resolve))
    this.waiting += 1
    await previous
    this.waiting -= 1
    return release
  }

  /** Resolves when the lock is free and no request waits for it. */
  async drain() {
    for (let last; last !== this.#last;) {
      last = this.#last
      await last
    }
  }
}
