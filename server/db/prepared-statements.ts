import type Database from 'better-sqlite3'
import type { CompiledQuery, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Runs statements on one connection. Preparing a statement costs more than running it, so the last 500 are cached. */
export class PreparedStatements {
  readonly #database: Database.Database
  readonly #statements = new LRUCache<string, Database.Statement>({ max: 500 })

  constructor(database: Database.Database) {
    this.#database = database
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = this.#database.prepare(sql)))
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }
}
