import type { Compilable, CompiledQuery } from 'kysely'
import { inParts } from './in-parts.ts'
import type { Queries } from './schema.ts'

/**
 * A statement that is compiled once per database and afterwards only given its values, in the order in which it names
 * them. Compiling costs several times as much as running, so the statements that every request needs are made like this.
 */
export function kept<Values extends unknown[], Row>(
  build: (db: Queries, ...values: Values) => Compilable<Row>,
): (db: Queries, ...values: Values) => Promise<Row[]> {
  const compiled = compileOnce(build)
  return (db, ...values) => execute(db, compiled(db, values), values)
}

/**
 * Like `kept`, for a list of any length, which is split into statements; compiled once for each length of a part.
 * `valuesOf` returns the values of one row in order.
 */
export function keptForRows<Given, Row>(
  build: (db: Queries, rows: Given[]) => Compilable<Row>,
  valuesOf: (row: Given) => unknown[],
): (db: Queries, rows: Given[]) => Promise<Row[]> {
  const byLength = new Map<number, ReturnType<typeof compileOnce<[Given[]], Row>>>()
  return async (db, given) => {
    const found: Row[] = []
    for (const some of inParts(given)) found.push(...(await run(db, some)))
    return found
  }

  function run(db: Queries, rows: Given[]) {
    let compiled = byLength.get(rows.length)
    if (!compiled) byLength.set(rows.length, (compiled = compileOnce(build)))
    return execute(db, compiled(db, [rows]), rows.flatMap(valuesOf))
  }
}

/** Like `kept`, for a statement that returns at most one row. */
export function lookUp<Values extends unknown[], Row>(
  build: (db: Queries, ...values: Values) => Compilable<Row>,
): (db: Queries, ...values: Values) => Promise<Row | undefined> {
  const list = kept(build)
  return async (db, ...values) => (await list(db, ...values))[0]
}

/** Like `lookUp`, for a row that must exist. */
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

async function execute<Row>(db: Queries, query: CompiledQuery<Row>, parameters: unknown[]): Promise<Row[]> {
  // without the plugins of Kysely, of which there are none: their promises took as long as a small statement
  const { rows } = await db
    .getExecutor()
    .provideConnection((connection) => connection.executeQuery<Row>({ ...query, parameters }))
  return rows
}
