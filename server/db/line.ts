/** Something that is given to one after the other, in the order in which they came. */
export class Line {
  waiting = 0
  #end: Promise<void> = Promise.resolve()

  /** Resolves when it is one's turn, with what ends it. */
  async take(): Promise<() => void> {
    const before = this.#end
    let leave!: () => void
    this.#end = new Promise((resolve) => (leave = resolve))
    this.waiting += 1
    await before
    this.waiting -= 1
    return leave
  }

  /** Resolves when nobody has it, or waits for it. */
  async empty() {
    for (let end; end !== this.#end;) {
      end = this.#end
      await end
    }
  }
}
