import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './schema.ts'

/** Tells the embedded engine's connection that at most one row is wanted, which it can fetch at a third of the cost. */
export interface SingleRowQuery extends CompiledQuery {
  isSingleRow?: true
}

/**
 * A statement that is built once per database and afterwards only given its values, in the order it names them.
 * Building one costs several times what running it does, so those that every request makes are kept like this.
 */
export function kept<Values extends unknown[], Row>(
  build: (db: Queries, ...values: Values) => Compilable<Row>,
): (db: Queries, ...values: Values) => Promise<Row[]> {
  const compiled = compileOnce(build)
  return async (db, ...values) => {
    const { rows } = await db.executeQuery<Row>({ ...compiled(db, values), parameters: values })
    return rows
  }
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
    const answered: Row[] = []
    for (let from = 0; from < given.length; from += ROWS_A_STATEMENT) {
      const some = given.slice(from, from + ROWS_A_STATEMENT)
      let compiled = byLength.get(some.length)
      if (!compiled) byLength.set(some.length, (compiled = compileOnce(build)))
      const { rows } = await db.executeQuery<Row>({ ...compiled(db, [some]), parameters: some.flatMap(valuesOf) })
      answered.push(...rows)
    }
    return answered
  }
}

/** The same for a statement that answers at most one row. */
export function lookUp<Values extends unknown[], Row>(
  build: (db: Queries, ...values: Values) => Compilable<Row>,
): (db: Queries, ...values: Values) => Promise<Row | undefined> {
  const compiled = compileOnce(build)
  return async (db, ...values) => {
    const single: SingleRowQuery = { ...compiled(db, values), parameters: values, isSingleRow: true }
    const { rows } = await db.executeQuery<Row>(single)
    return rows[0]
  }
}

function compileOnce<Given extends unknown[], Row>(build: (db: Queries, ...given: Given) => Compilable<Row>) {
  const built = new WeakMap<object, CompiledQuery<Row>>()
  return (db: Queries, given: Given): CompiledQuery<Row> => {
    // a transaction shares its adapter with the database it runs on
    const { adapter } = db.getExecutor()
    let query = built.get(adapter)
    if (!query) built.set(adapter, (query = build(db, ...given).compile()))
    return query
  }
}
