import type { Queries, Tx } from './schema.ts'

/** A transaction that only reads, and sees what was committed before its first statement and nothing newer. */
export function readAtOneMoment<T>(queries: Queries, work: (tx: Tx) => Promise<T>): Promise<T> {
  return queries.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

/**
 * Connections to the embedded database for those who read for longer: on the common one everybody would wait for
 * them. Opening one takes as long as a few reads, so the last one is kept for the next.
 */
export class SpareConnections {
  readonly #open: () => Queries
  readonly #inUse = new Set<Queries>()
  #spare: Queries | undefined

  constructor(open: () => Queries) {
    this.#open = open
  }

  async use<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const queries = this.#spare ?? this.#open()
    this.#spare = undefined
    this.#inUse.add(queries)
    try {
      return await work(queries)
    } finally {
      this.#inUse.delete(queries)
      if (this.#spare) await queries.destroy()
      else this.#spare = queries
    }
  }

  async close() {
    for (const queries of [...this.#inUse, ...(this.#spare ? [this.#spare] : [])]) await queries.destroy()
  }
}
