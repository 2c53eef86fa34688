import type Database from 'libsql'
import type { QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Immediate, SingleRowQuery } from './kept-statements.ts'

type Parameters = readonly unknown[]

/** A statement that was prepared once; `rows` is absent where it answers none. */
interface Statement {
  rows?: (parameters: Parameters) => unknown[]
  run(parameters: Parameters): { changes: number }
}

/** What one connection has prepared, each the first time it is asked for. */
export class Statements implements Immediate {
  readonly #database: Database.Database
  readonly #statements = new LRUCache<string, Statement>({ max: 500 })
  /** Of those that are built once and for ever; finding one by its text would take as long as a small one takes. */
  readonly #kept = new WeakMap<SingleRowQuery, Statement>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  execute<Row>({ sql }: SingleRowQuery, parameters: Parameters): QueryResult<Row> {
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = prepare(this.#database, sql)))
    if (statement.rows) return { rows: statement.rows(parameters) as Row[] }
    const { changes } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  /** For a statement that is the same object each time it is asked. */
  executeNow<Row>(query: SingleRowQuery<Row>, values: Parameters): Row[] {
    let statement = this.#kept.get(query)
    if (!statement)
      this.#kept.set(query, (statement = (query.isSingleRow ? lookUp : prepare)(this.#database, query.sql)))
    if (statement.rows) return statement.rows(values) as Row[]
    statement.run(values)
    return []
  }
}

function prepare(database: Database.Database, sql: string): Statement {
  const native = database.prepare(sql)
  const run: Statement['run'] = (parameters) => native.run(parameters)
  if (!native.reader) return { run }
  if (!sql.startsWith('select') || sql.includes('json_')) return { rows: (parameters) => native.all(parameters), run }
  return { rows: allAtOnce(database, sql, columnsOf(native)), run }
}

/**
 * All rows of a statement come over from the engine in one text, which costs less than half of fetching them one by one.
 * Their order stays: SQLite drops that of an inner statement only where the function around it does not depend on it. One
 * that makes JSON itself is not asked in this way, because what it makes would not come as text any more.
 */
function allAtOnce(database: Database.Database, sql: string, columns: string[]) {
  // by place: two columns may have one name
  const places = columns.map((_, index) => `c${index}`).join(', ')
  const inOneText = database
    .prepare(`with asked (${places}) as (${sql}) select json_group_array(json_array(${places})) from asked`)
    .raw(true)
  return (parameters: Parameters) => {
    const [text] = inOneText.get(parameters) as [string]
    return (JSON.parse(text) as unknown[][]).map((values) => rowOf(columns, values))
  }
}

const columnsOf = (native: Database.Statement) => native.columns().map(({ name }) => name)

function rowOf(columns: string[], values: unknown[]) {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < columns.length; index++) row[columns[index] as string] = values[index]
  return row
}

/** Its row is built from plain values, because the driver's own way to one row leaves a mark of its own on it. */
function lookUp(database: Database.Database, sql: string): Statement {
  const native = database.prepare(sql).raw(true)
  const columns = columnsOf(native)
  return {
    rows: (parameters) => {
      const values = native.get(parameters) as unknown[] | undefined
      return values ? [rowOf(columns, values)] : []
    },
    run: (parameters) => native.run(parameters),
  }
}
