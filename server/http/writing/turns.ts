interface Line {
  running: number
  waiting: (() => void)[]
}

/** Lets only so many run at once for each key; the others wait in line, first come, first served, while they are patient. */
export class Turns {
  readonly #atOnce: number
  readonly #patienceMs: number | undefined
  readonly #lines = new Map<number, Line>()

  constructor(atOnce: number, patienceMs?: number) {
    this.#atOnce = atOnce
    this.#patienceMs = patienceMs
  }

  /** How many wait in all lines together. */
  get waiting() {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /** Throws `TurnNeverCame`, and has not begun, when the wait was too long. */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    let line = this.#lines.get(key)
    if (!line) this.#lines.set(key, (line = { running: 0, waiting: [] }))
    // whoever leaves hands over, so that nobody slips in before those who wait
    if (line.running === this.#atOnce) await this.#waitIn(line)
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

  #waitIn({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const come = () => {
        clearTimeout(timer)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(come), 1)
        reject(new TurnNeverCame())
      }
      if (this.#patienceMs !== undefined) timer = setTimeout(leave, this.#patienceMs)
      waiting.push(come)
    })
  }
}

export class TurnNeverCame extends Error {}
