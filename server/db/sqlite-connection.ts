import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { isBusy, TransactionOverError } from './database-errors.ts'
import type { PreparedStatements } from './prepared-statements.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

/** The connection to the file as one caller uses it: each transaction gets an object of its own. */
export class SqliteConnection implements DatabaseConnection {
  /** Time of the last statement, as `performance.now()` measures it. */
  lastUsed = performance.now()
  isClosed = false
  readonly #statements: PreparedStatements
  /** Returns whether SQLite is still in the transaction; absent outside of transactions. */
  readonly #isInTransaction: (() => boolean) | undefined

  constructor(statements: PreparedStatements, isInTransaction?: () => boolean) {
    this.#statements = statements
    this.#isInTransaction = isInTransaction
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isClosed) throw new TransactionOverError()
    if (!this.#isInTransaction) return this.#runOutside(query)
    // SQLite rolls back by itself when the disk is full; the next statement would be committed alone
    if (!this.#isInTransaction()) throw new TransactionOverError()
    try {
      return this.#statements.run<Row>(query)
    } finally {
      this.lastUsed = performance.now()
    }
  }

  #runOutside<Row>(query: CompiledQuery): QueryResult<Row> | Promise<QueryResult<Row>> {
    try {
      return this.#statements.run<Row>(query)
    } catch (error) {
      if (!isBusy(error)) throw error
      return retryWhileBusy(() => this.#statements.run<Row>(query))
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This connection does not stream.')
  }

  close() {
    this.isClosed = true
  }
}
