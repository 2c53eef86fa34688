import type Database from 'libsql'
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { Immediate, SingleRowQuery } from './kept-statements.ts'
import type { KnownRows } from './known-rows.ts'
import { Statements, type Written } from './libsql-statements.ts'
import { Line } from './line.ts'
import { SharedCommit } from './shared-commit.ts'

/** The one connection to an embedded database, which is given to one after the other. */
export class LibsqlDriver implements Driver {
  readonly #database: Database.Database
  readonly #statements: Statements
  readonly #line = new Line()
  readonly #sharedCommit: SharedCommit
  readonly #afterCommit: () => void
  #isEnding = false
  #isClosed = false

  /** `afterCommit` is called before anybody learns that something was written. */
  constructor(database: Database.Database, afterCommit: () => void = () => {}) {
    this.#database = database
    this.#afterCommit = afterCommit
    this.#statements = new Statements(database)
    this.#sharedCommit = new SharedCommit(database, this.#line, afterCommit)
  }

  /** How many wait for the one connection. */
  get waiting() {
    return this.#line.waiting + this.#sharedCommit.waiting
  }

  async init() {}

  async acquireConnection(): Promise<Turn> {
    this.#requireOpen()
    const leave = await this.#line.take()
    return new Turn(this.#statements, { held: { leave, afterCommit: this.#afterCommit } })
  }

  async releaseConnection(turn: Turn) {
    turn.end()
  }

  /** A writer's transaction, made and brought to disk together with those that come at the same time. */
  async transact<T>(work: (written: Written[]) => Promise<T>): Promise<T> {
    this.#requireOpen()
    return this.#sharedCommit.transact(work)
  }

  /** The connection for whoever makes one such transaction after the other. */
  turnInTransactions() {
    return new Turn(this.#statements, { known: this.#sharedCommit.known })
  }

  async beginTransaction(turn: Turn, { accessMode }: TransactionSettings) {
    // one that only reads sees the moment of its first statement, and neither waits for writers nor keeps them waiting
    this.#database.exec(accessMode === 'read only' ? 'begin' : 'begin immediate')
    turn.isInTransaction = true
  }

  async commitTransaction(turn: Turn) {
    this.#database.exec('commit')
    this.#afterCommit()
    turn.isInTransaction = false
  }

  async rollbackTransaction(turn: Turn) {
    // the engine may have taken it back by itself
    if (this.#database.inTransaction) this.#database.exec('rollback')
    turn.isInTransaction = false
  }

  /** Waits for whoever has begun, also for those whose caller has gone; whoever comes later is refused. */
  async finish() {
    this.#isEnding = true
    await this.#line.empty()
  }

  async destroy() {
    await this.finish()
    if (!this.#isClosed) this.#database.close()
    this.#isClosed = true
  }

  /** The engine itself would take the whole process down. */
  #requireOpen() {
    if (this.#isEnding) throw new Error('The database is closed.')
  }
}

/** What comes with the connection where somebody has it alone. */
interface Held {
  leave(): void
  afterCommit(): void
}

/** The one connection, for as long as somebody has it. */
export class Turn implements DatabaseConnection, Immediate {
  isInTransaction = false
  #isOver: boolean
  #written: Written[] | undefined
  readonly #statements: Statements
  readonly #held: Held | undefined
  readonly known: KnownRows | undefined

  constructor(statements: Statements, { held, known }: { held?: Held; known?: KnownRows }) {
    this.#statements = statements
    this.#held = held
    this.known = known
    this.#isOver = held === undefined
  }

  /** In a transaction that is shared: what it writes is noted. */
  begin(written: Written[]) {
    this.isInTransaction = true
    this.#isOver = false
    this.#written = written
  }

  end() {
    this.isInTransaction = false
    this.#isOver = true
    this.#held?.leave()
  }

  async executeQuery<Row>(query: SingleRowQuery): Promise<QueryResult<Row>> {
    this.#requireOurs()
    try {
      const result = this.#statements.execute<Row>(query, query.parameters, this.#note)
      // outside of transactions each statement is one
      if (!this.isInTransaction) this.#held?.afterCommit()
      return result
    } catch (error) {
      this.#lookWhetherOver()
      throw error
    }
  }

  executeNow<Row>(query: SingleRowQuery<Row>, values: readonly unknown[]): Row[] {
    this.#requireOurs()
    try {
      return this.#statements.executeNow(query, values, this.#note)
    } catch (error) {
      this.#lookWhetherOver()
      throw error
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This connection does not stream.')
  }

  readonly #note = (written: Written) => {
    this.#written?.push(written)
    if (written.statement.changes) this.known?.forget(written.statement.changes)
    else this.known?.forgetAll()
  }

  /** A full disk makes the engine take the whole transaction back; what followed would be one by itself. */
  #lookWhetherOver() {
    if (this.isInTransaction && !this.#statements.isInTransaction) this.#isOver = true
  }

  #requireOurs() {
    // by now the connection is another's
    if (this.#isOver) throw new Error('The transaction is over.')
  }
}
