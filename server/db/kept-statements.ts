import type { Compilable, CompiledQuery, QueryExecutor } from 'kysely'
import type { KnownRows } from './known-rows.ts'
import type { Queries } from './schema.ts'

/** Tells the embedded engine's connection that at most one row is wanted, which it can fetch at a third of the cost. */
export interface SingleRowQuery<Row = unknown> extends CompiledQuery<Row> {
  isSingleRow?: true
}

/** What asks an engine that runs in this process, and so needs nobody to wait for it. */
export interface Immediate {
  /** Absent where nobody else comes to disk together with it. */
  readonly known?: KnownRows | undefined
  executeNow<Row>(query: SingleRowQuery<Row>, values: readonly unknown[]): Row[]
}

/**
 * A statement that is built once per database and afterwards only given its values, in the order it names them.
 * Building one costs several times what running it does, so those that every request makes are kept like this.
 */
export function kept<Values extends unknown[], Row>(
  build: (db: Queries, ...values: Values) => Compilable<Row>,
): (db: Queries, ...values: Values) => Promise<Row[]> {
  const compiled = compileOnce(build)
  return async (db, ...values) => execute(db, compiled(db, values), values)
}

/** Beyond it an engine's limit of parameters comes near, and a statement of its own for each length is kept for ever. */
const ROWS_A_STATEMENT = 100

/**
 * The same for a list of things, however long; built once for each length of a part of it. `valuesOf` gives the values of
 * one in order.
 */
export function keptForRows<Given, Row>(
  build: (db: Queries, rows: Given[]) => Compilable<Row>,
  valuesOf: (row: Given) => unknown[],
): (db: Queries, rows: Given[]) => Promise<Row[]> {
  const byLength = new Map<number, ReturnType<typeof compileOnce<[Given[]], Row>>>()
  return async (db, given) => {
    if (given.length > 0 && given.length <= ROWS_A_STATEMENT) return run(db, given)
    const answered: Row[] = []
    for (let from = 0; from < given.length; from += ROWS_A_STATEMENT) {
      answered.push(...(await run(db, given.slice(from, from + ROWS_A_STATEMENT))))
    }
    return answered
  }

  function run(db: Queries, rows: Given[]) {
    let compiled = byLength.get(rows.length)
    if (!compiled) byLength.set(rows.length, (compiled = compileOnce(build)))
    const values: unknown[] = []
    for (const row of rows) for (const value of valuesOf(row)) values.push(value)
    return execute(db, compiled(db, [rows]), values)
  }
}

/** The same for a statement that answers at most one row. */
export function lookUp<Values extends unknown[], Row>(
  build: (db: Queries, ...values: Values) => Compilable<Row>,
): (db: Queries, ...values: Values) => Promise<Row | undefined> {
  const compiled = compileOnce(build, { isSingleRow: true })
  return async (db, ...values) => {
    const [row] = await execute(db, compiled(db, values), values)
    return row
  }
}

/** The same for a row that is known to be there. */
export function lookUpKnown<Values extends unknown[], Row>(
  build: (db: Queries, ...values: Values) => Compilable<Row>,
): (db: Queries, ...values: Values) => Promise<Row> {
  const find = lookUp(build)
  return async (db, ...values) => {
    const row = await find(db, ...values)
    if (row === undefined) throw new Error('A row is not there that has to be.')
    return row
  }
}

function compileOnce<Given extends unknown[], Row>(
  build: (db: Queries, ...given: Given) => Compilable<Row>,
  how: { isSingleRow?: true } = {},
) {
  const built = new WeakMap<object, SingleRowQuery<Row>>()
  return (db: Queries, given: Given): SingleRowQuery<Row> => {
    // a transaction shares its adapter with the database it runs on
    const { adapter } = db.getExecutor()
    let query = built.get(adapter)
    if (!query) built.set(adapter, (query = { ...build(db, ...given).compile(), ...how }))
    return query
  }
}

/** Where an executor of the query builder keeps the connection that answers at once. */
const IMMEDIATE = Symbol('answers at once')

interface MayAnswerAtOnce extends QueryExecutor {
  [IMMEDIATE]?: Immediate
}

/** For a connection of the embedded engine that is somebody's own, or has no transactions: nobody has to wait for a turn. */
export function answersAtOnce(executor: MayAnswerAtOnce, connection: Immediate) {
  executor[IMMEDIATE] = connection
}

/** What those have met who come to disk together with this transaction; undefined where each comes alone. */
export function rowsKnownTo(db: Queries): KnownRows | undefined {
  const executor: MayAnswerAtOnce = db.getExecutor()
  return executor[IMMEDIATE]?.known
}

/**
 * On the embedded engine a statement goes to its connection and nowhere else: what the query builder's executor has around
 * it takes longer than the statement itself (decision 30). Its rows are there at once, so that nobody waits for a promise of them.
 */
function execute<Row>(db: Queries, query: SingleRowQuery<Row>, values: readonly unknown[]): Row[] | Promise<Row[]> {
  const executor: MayAnswerAtOnce = db.getExecutor()
  return executor[IMMEDIATE]?.executeNow(query, values) ?? askThrough(executor, query, values)
}

async function askThrough<Row>(executor: QueryExecutor, query: SingleRowQuery<Row>, parameters: readonly unknown[]) {
  const asked = { ...query, parameters }
  const { rows } = await executor.provideConnection((connection) => connection.executeQuery<Row>(asked))
  return rows
}
