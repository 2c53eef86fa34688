import type Database from 'libsql'
import type { QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Immediate, SingleRowQuery } from './kept-statements.ts'

type Parameters = readonly unknown[]

/** A statement that was prepared once; `rows` is absent where it answers none. */
interface Statement {
  rows?: (parameters: Parameters) => unknown[]
  run(parameters: Parameters): { changes: number }
  /** The table it changes; undefined where it only reads. */
  changes: string | undefined
}

/** A statement that has written something, and with which values. */
export interface Written {
  statement: Statement
  parameters: Parameters
}

/** Is told of it. */
export type Note = (written: Written) => void

export function writeAgain({ statement, parameters }: Written) {
  if (statement.rows) statement.rows(parameters)
  else statement.run(parameters)
}

/** What one connection has prepared, each the first time it is asked for. Of what writes something `note` is told. */
export class Statements implements Immediate {
  readonly #database: Database.Database
  readonly #statements = new LRUCache<string, Statement>({ max: 500 })
  /** Of those that are built once and for ever; finding one by its text would take as long as a small one takes. */
  readonly #kept = new WeakMap<SingleRowQuery, Statement>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  get isInTransaction() {
    return this.#database.inTransaction
  }

  execute<Row>({ sql }: SingleRowQuery, parameters: Parameters, note?: Note): QueryResult<Row> {
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = prepare(this.#database, sql)))
    const result = resultOf<Row>(statement, parameters)
    if (statement.changes !== undefined) note?.({ statement, parameters })
    return result
  }

  /** For a statement that is the same object each time it is asked. */
  executeNow<Row>(query: SingleRowQuery<Row>, values: Parameters, note?: Note): Row[] {
    let statement = this.#kept.get(query)
    if (!statement) {
      statement = (query.isSingleRow ? lookUp : prepare)(this.#database, query.sql)
      this.#kept.set(query, statement)
    }
    const rows = statement.rows?.(values) as Row[] | undefined
    if (!rows) statement.run(values)
    if (statement.changes !== undefined) note?.({ statement, parameters: values })
    return rows ?? []
  }
}

function resultOf<Row>(statement: Statement, parameters: Parameters): QueryResult<Row> {
  if (statement.rows) return { rows: statement.rows(parameters) as Row[] }
  const { changes } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes) }
}

function prepare(database: Database.Database, sql: string): Statement {
  const native = database.prepare(sql)
  const run: Statement['run'] = (parameters) => native.run(parameters)
  const changes = tableChangedBy(sql)
  if (!native.reader) return { run, changes }
  if (changes !== undefined || sql.includes('json_'))
    return { rows: (parameters) => native.all(parameters), run, changes }
  return { rows: allAtOnce(database, sql, columnsOf(native)), run, changes }
}

/** An empty name where a statement does not begin as those of the query builder do. */
function tableChangedBy(sql: string): string | undefined {
  if (sql.startsWith('select')) return undefined
  return /^(?:update|insert into|delete from) "(\w+)"(?!\.)/.exec(sql)?.[1] ?? ''
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
    changes: tableChangedBy(sql),
  }
}
