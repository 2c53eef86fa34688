interface Line {
  running: number
  waiting: (() => void)[]
}

/** Lets only so many run at once for each key; the others wait in line, first come, first served. */
export class Turns {
  readonly #atOnce: number
  readonly #lines = new Map<number, Line>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** How many wait in line, for all keys together. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.waiting.length, 0)
  }

  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    let line = this.#lines.get(key)
    if (!line) this.#lines.set(key, (line = { running: 0, waiting: [] }))
    // whoever leaves hands over, so that nobody slips in before those who wait
    if (line.running === this.#atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else line.running += 1
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) this.#lines.delete(key)
    }
  }
}
