import type Database from 'libsql'
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { Immediate, SingleRowQuery } from './kept-statements.ts'
import { Statements } from './libsql-statements.ts'
import { SharedCommit } from './shared-commit.ts'

/** How many wait for the one connection. */
export interface Line {
  waiting: number
}

interface Watching {
  line?: Line
  /** Called before anybody learns that something was written. */
  afterCommit?: () => void
}

/** The one connection to an embedded database, which is given to one after the other. */
export class LibsqlDriver implements Driver {
  readonly #database: Database.Database
  readonly #statements: Statements
  readonly #sharedCommit: SharedCommit
  readonly #line: Line
  /** The end of the queue for the one connection. */
  #tail: Promise<void> = Promise.resolve()
  #isEnding = false
  #isClosed = false

  constructor(database: Database.Database, { line = { waiting: 0 }, afterCommit }: Watching = {}) {
    this.#database = database
    this.#line = line
    this.#statements = new Statements(database)
    this.#sharedCommit = new SharedCommit(database, afterCommit)
  }

  async init() {}

  async acquireConnection(): Promise<Turn> {
    // the engine itself would take the whole process down
    if (this.#isEnding) throw new Error('The database is closed.')
    const before = this.#tail
    let end!: () => void
    this.#tail = new Promise((resolve) => (end = resolve))
    this.#line.waiting += 1
    await before
    this.#line.waiting -= 1
    return new Turn(this.#statements, this.#sharedCommit, end)
  }

  async releaseConnection(turn: Turn) {
    turn.end()
  }

  /** A writer's transaction, from its first statement to the disk: what `transaction()` of the query builder does, without what it has around it. */
  async transact<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
    const turn = await this.acquireConnection()
    try {
      this.#begin(turn)
      const result = await work(turn)
      await this.#commit(turn)
      return result
    } catch (error) {
      this.#takeBack(turn)
      throw error
    } finally {
      turn.end()
    }
  }

  async beginTransaction(turn: Turn, { accessMode }: TransactionSettings) {
    turn.isOnlyReading = accessMode === 'read only'
    if (!turn.isOnlyReading) return this.#begin(turn)
    // sees the moment of its first statement, and neither waits for writers nor keeps them waiting
    this.#database.exec('begin')
    turn.isInTransaction = true
  }

  async commitTransaction(turn: Turn) {
    if (turn.isOnlyReading) return this.#endReading(turn)
    await this.#commit(turn)
  }

  async rollbackTransaction(turn: Turn) {
    if (turn.isOnlyReading) return this.#endReading(turn)
    this.#takeBack(turn)
  }

  #begin(turn: Turn) {
    this.#sharedCommit.begin()
    turn.isInTransaction = true
  }

  #commit(turn: Turn): Promise<void> {
    const onDisk = this.#sharedCommit.commit()
    // the next may begin while this one waits for the disk
    turn.end()
    return onDisk
  }

  /** One that never began has nothing to take back, and a commit that failed has taken everything back already. */
  #takeBack(turn: Turn) {
    if (turn.isInTransaction) this.#sharedCommit.rollback()
    turn.isInTransaction = false
  }

  #endReading(turn: Turn) {
    turn.isInTransaction = false
    if (this.#database.inTransaction) this.#database.exec('rollback')
  }

  /** Waits for whoever has begun, also for those whose caller has gone; whoever comes later is refused. */
  async finish() {
    this.#isEnding = true
    await this.#tail
    this.#sharedCommit.flush()
  }

  async destroy() {
    this.#isEnding = true
    this.#sharedCommit.flush()
    if (!this.#isClosed) this.#database.close()
    this.#isClosed = true
  }
}

/** The one connection, for as long as somebody has it. */
export class Turn implements DatabaseConnection, Immediate {
  isInTransaction = false
  isOnlyReading = false
  #isOver = false
  readonly #giveBack: () => void
  readonly #statements: Statements
  readonly #sharedCommit: SharedCommit

  constructor(statements: Statements, sharedCommit: SharedCommit, giveBack: () => void) {
    this.#statements = statements
    this.#sharedCommit = sharedCommit
    this.#giveBack = giveBack
  }

  end() {
    this.isInTransaction = false
    this.#isOver = true
    this.#giveBack()
  }

  async executeQuery<Row>(query: SingleRowQuery): Promise<QueryResult<Row>> {
    this.#requireOurs()
    const execute = () => this.#statements.execute<Row>(query, query.parameters)
    return this.isInTransaction ? execute() : this.#sharedCommit.alone(execute)
  }

  executeNow<Row>(query: SingleRowQuery<Row>, values: readonly unknown[]): Row[] {
    this.#requireOurs()
    return this.#statements.execute<Row>(query, values).rows
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This connection does not stream.')
  }

  #requireOurs() {
    // by now the connection is another's
    if (this.#isOver) throw new Error('The transaction is over.')
  }
}
