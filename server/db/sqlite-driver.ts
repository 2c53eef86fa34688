import type Database from 'better-sqlite3'
import type { Driver, TransactionSettings } from 'kysely'
import { PreparedStatements } from './prepared-statements.ts'
import { GroupCommit, type Limits } from './group-commit.ts'
import { Mutex } from './mutex.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { SqliteConnection } from './sqlite-connection.ts'

/** A connection that only reads: statements run at once, in the order of the calls. */
export class SqliteReader implements Driver {
  protected readonly database: Database.Database
  protected readonly statements: PreparedStatements

  constructor(database: Database.Database) {
    this.database = database
    this.statements = new PreparedStatements(database)
  }

  async init() {}

  connect(): SqliteConnection {
    return new SqliteConnection(this.statements)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return this.connect()
  }

  async releaseConnection(connection: SqliteConnection) {
    connection.close()
  }

  async beginTransaction(_connection: SqliteConnection, { accessMode }: TransactionSettings) {
    // a reader sees the state at its first statement, and does not wait for writers
    await retryWhileBusy(() => this.database.exec(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async commitTransaction() {
    this.database.exec('commit')
  }

  async rollbackTransaction() {
    // SQLite may have rolled back by itself
    if (this.database.inTransaction) this.database.exec('rollback')
  }

  async destroy() {
    this.database.close()
  }
}

const CHECK_MS = 250

/** The one connection that writes. Statements and transactions of the query builder get it one after the other. */
export class SqliteWriter extends SqliteReader {
  readonly #mutex = new Mutex()
  readonly #groupCommit: GroupCommit
  readonly #releases = new WeakMap<SqliteConnection, () => void>()
  readonly #checkIdle: NodeJS.Timeout
  #isEnding = false

  constructor(database: Database.Database, limits?: Partial<Limits>) {
    super(database)
    this.#groupCommit = new GroupCommit(database, this.statements, this.#mutex, limits)
    this.#checkIdle = setInterval(() => this.#groupCommit.endIdleTransaction(), CHECK_MS).unref()
  }

  get waiting() {
    return this.#mutex.waiting + this.#groupCommit.waiting
  }

  get isStuck() {
    return this.#groupCommit.isStuck
  }

  override async acquireConnection(): Promise<SqliteConnection> {
    this.#assertOpen()
    this.#groupCommit.assertOutside()
    const release = await this.#mutex.acquire()
    try {
      this.#groupCommit.recover()
    } catch (error) {
      release()
      throw error
    }
    const connection = new SqliteConnection(this.statements)
    this.#releases.set(connection, release)
    return connection
  }

  override async releaseConnection(connection: SqliteConnection) {
    connection.close()
    this.#releases.get(connection)?.()
  }

  /** Runs `work` in a transaction that shares its commit with others of the same moment. */
  async transact<T>(work: (connection: SqliteConnection) => Promise<T>): Promise<T> {
    this.#assertOpen()
    return this.#groupCommit.transact(work)
  }

  /** Rejects new work, and resolves when everything that has begun is finished. */
  async finish() {
    this.#isEnding = true
    await this.#mutex.drain()
  }

  override async destroy() {
    await this.finish()
    clearInterval(this.#checkIdle)
    this.database.close()
  }

  #assertOpen() {
    if (this.#isEnding) throw new Error('The database is closed.')
  }
}
