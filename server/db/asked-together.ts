import type { Immediate, SingleRowQuery } from './kept-statements.ts'

/**
 * What requests that arrive together look up, looked up once: a change makes a whole room read again, and each of them is
 * let in by the same row. A row is kept until this turn of the event loop is over, because all who share it had asked
 * before, or until this process commits something. So nobody sees less than was committed when they asked, by another
 * process either.
 */
export class AskedTogether implements Immediate {
  readonly #connection: Immediate
  readonly #rows = new Map<SingleRowQuery, Map<unknown, unknown[]>>()
  #isPlanned = false

  constructor(connection: Immediate) {
    this.#connection = connection
  }

  executeNow<Row>(query: SingleRowQuery<Row>, values: readonly unknown[]): Row[] {
    if (!query.isSingleRow || values.length > 1) return this.#connection.executeNow(query, values)
    let byValue = this.#rows.get(query)
    if (!byValue) this.#rows.set(query, (byValue = new Map()))
    const known = byValue.get(values[0])
    if (known) return known as Row[]
    const rows = this.#connection.executeNow(query, values)
    // they are several people's
    rows.forEach(Object.freeze)
    byValue.set(values[0], rows)
    this.#planToForget()
    return rows
  }

  forget() {
    this.#rows.clear()
  }

  #planToForget() {
    if (this.#isPlanned) return
    this.#isPlanned = true
    setImmediate(() => {
      this.#isPlanned = false
      this.forget()
    })
  }
}
