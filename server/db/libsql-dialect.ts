import type Database from 'libsql'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LRUCache } from 'lru-cache'

type Statement = ReturnType<Database.Database['prepare']> & { reader: boolean }

/**
 * Kysely on the synchronous libsql driver. Unlike Kysely's own SQLite dialect it keeps prepared statements, begins
 * transactions as writers at once, and serves waiting transactions in the order they came.
 */
export function libsqlDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class LibsqlDriver implements Driver {
  readonly #connection: LibsqlConnection
  readonly #database: Database.Database
  /** The end of the queue for the one connection. */
  #tail: Promise<void> = Promise.resolve()
  #release: (() => void) | undefined

  constructor(database: Database.Database) {
    this.#database = database
    this.#connection = new LibsqlConnection(database)
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.#tail
    let release!: () => void
    this.#tail = new Promise((resolve) => (release = resolve))
    await turn
    this.#release = release
    return this.#connection
  }

  async releaseConnection() {
    this.#release?.()
  }

  async beginTransaction() {
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction() {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction() {
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    this.#database.close()
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #database: Database.Database
  readonly #statements = new LRUCache<string, Statement>({ max: 500 })

  constructor(database: Database.Database) {
    this.#database = database
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepared(sql)
    if (statement.reader) return { rows: statement.all(parameters as unknown[]) as Row[] }
    const { changes } = statement.run(parameters as unknown[])
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This connection does not stream.')
  }

  #prepared(sql: string): Statement {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#database.prepare(sql) as Statement
      this.#statements.set(sql, statement)
    }
    return statement
  }
}
