/**
 * Rows that one of those who come to disk together has met, for whoever is served after it: what was between two of them nobody
 * sees. A row is good until its table is written to; all of them, until something is taken back or is on disk.
 */
export class KnownRows {
  readonly #tables = new Map<string, Map<number, unknown>>()

  find(table: string, id: number): unknown {
    return this.#tables.get(table)?.get(id)
  }

  keep(table: string, id: number, row: unknown) {
    let rows = this.#tables.get(table)
    if (!rows) this.#tables.set(table, (rows = new Map()))
    rows.set(id, row)
  }

  forget(table: string) {
    this.#tables.delete(table)
  }

  forgetAll() {
    this.#tables.clear()
  }
}
