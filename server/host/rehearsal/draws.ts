/** Draws by lot that come out the same for the same seed, on every machine (mulberry32). */
export class Draws {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  one<T>(of: readonly [T, ...T[]] | readonly T[]): T {
    const drawn = of[Math.floor(this.next() * of.length)]
    if (drawn === undefined) throw new Error('there is nothing to draw from')
    return drawn
  }

  inAnyOrder<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: this.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }
}
