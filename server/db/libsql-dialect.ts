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
import type { SingleRowQuery } from './look-up.ts'

type Parameters = readonly unknown[]

/** A statement that was prepared once; `rows` is absent where it answers none. */
interface Statement {
  rows?: (parameters: Parameters) => unknown[]
  run(parameters: Parameters): { changes: number }
}

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
  readonly #lookUps = new LRUCache<string, Statement>({ max: 50 })

  constructor(database: Database.Database) {
    this.#database = database
  }

  async executeQuery<Row>({ sql, parameters, isSingleRow }: SingleRowQuery): Promise<QueryResult<Row>> {
    const statement = isSingleRow ? this.#kept(this.#lookUps, sql, lookUp) : this.#kept(this.#statements, sql, prepare)
    if (statement.rows) return { rows: statement.rows(parameters) as Row[] }
    const { changes } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This connection does not stream.')
  }

  #kept(statements: LRUCache<string, Statement>, sql: string, make: typeof prepare): Statement {
    let statement = statements.get(sql)
    if (!statement) {
      statement = make(this.#database, sql)
      statements.set(sql, statement)
    }
    return statement
  }
}

function prepare(database: Database.Database, sql: string): Statement {
  const native = database.prepare(sql)
  return {
    ...(native.reader && { rows: (parameters) => native.all(parameters) }),
    run: (parameters) => native.run(parameters),
  }
}

/** Its row is built from plain values, because the driver's own way to one row leaves a mark of its own on it. */
function lookUp(database: Database.Database, sql: string): Statement {
  const native = database.prepare(sql).raw(true)
  const columns = native.columns().map((column) => column.name)
  return {
    rows: (parameters) => {
      const values = native.get(parameters) as unknown[] | undefined
      return values ? [Object.fromEntries(columns.map((column, index) => [column, values[index]]))] : []
    },
    run: (parameters) => native.run(parameters),
  }
}
