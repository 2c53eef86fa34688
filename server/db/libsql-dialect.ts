import type Database from 'libsql'
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
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

/**
 * Kysely on the synchronous libsql driver. Unlike Kysely's own SQLite dialect it keeps prepared statements, begins
 * transactions as writers at once, serves them in the order they came, and commits together those that come together.
 */
export function libsqlDialect(database: Database.Database, watching: Watching = {}): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new LibsqlDriver(database, watching),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** SQLite takes back a change of tables like any other. Knowing that, the migrator makes all of them in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class LibsqlDriver implements Driver {
  readonly #database: Database.Database
  readonly #statements: Statements
  readonly #sharedCommit: SharedCommit
  readonly #line: Line
  /** The end of the queue for the one connection. */
  #tail: Promise<void> = Promise.resolve()

  constructor(database: Database.Database, { line = { waiting: 0 }, afterCommit }: Watching) {
    this.#database = database
    this.#line = line
    this.#statements = new Statements(database)
    this.#sharedCommit = new SharedCommit(database, afterCommit)
  }

  async init() {}

  async acquireConnection(): Promise<Turn> {
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

  async beginTransaction(turn: Turn, { accessMode }: TransactionSettings) {
    turn.isInTransaction = true
    turn.isOnlyReading = accessMode === 'read only'
    // one that only reads sees the moment of its first statement, and neither waits for writers nor keeps them waiting
    if (turn.isOnlyReading) this.#database.exec('begin')
    else this.#sharedCommit.begin()
  }

  async commitTransaction(turn: Turn) {
    if (turn.isOnlyReading) return this.#endReading(turn)
    const onDisk = this.#sharedCommit.commit()
    turn.isInTransaction = false
    // the next may begin while this one waits for the disk
    turn.end()
    await onDisk
  }

  async rollbackTransaction(turn: Turn) {
    if (turn.isOnlyReading) return this.#endReading(turn)
    // a commit that failed has taken everything back already
    if (turn.isInTransaction) this.#sharedCommit.rollback()
    turn.isInTransaction = false
  }

  #endReading(turn: Turn) {
    turn.isInTransaction = false
    if (this.#database.inTransaction) this.#database.exec('rollback')
  }

  async destroy() {
    this.#sharedCommit.flush()
    this.#database.close()
  }
}

/** The one connection, for as long as somebody has it. */
class Turn implements DatabaseConnection, Immediate {
  isInTransaction = false
  isOnlyReading = false
  readonly end: () => void
  readonly #statements: Statements
  readonly #sharedCommit: SharedCommit

  constructor(statements: Statements, sharedCommit: SharedCommit, end: () => void) {
    this.#statements = statements
    this.#sharedCommit = sharedCommit
    this.end = end
  }

  async executeQuery<Row>(query: SingleRowQuery): Promise<QueryResult<Row>> {
    const execute = () => this.#statements.execute<Row>(query, query.parameters)
    return this.isInTransaction ? execute() : this.#sharedCommit.alone(execute)
  }

  executeNow<Row>(query: SingleRowQuery<Row>, values: readonly unknown[]): Row[] {
    // by now the connection is another's
    if (!this.isInTransaction) throw new Error('The transaction is over.')
    return this.#statements.execute<Row>(query, values).rows
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This connection does not stream.')
  }
}
