import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely'
import { insertNumbered, insertRows } from '../db/insert-rows.ts'
import type { Queries, Tables, Tx } from '../db/schema.ts'
import { yieldToEventLoop } from '../formats/yield-to-event-loop.ts'

const underSolution = { parent: 'solutions', key: 'solution_id', order: 'id' } as const
const underOption = {
  parent: 'functional_options',
  key: 'functional_option_id',
  order: 'functional_option_id',
} as const

/**
 * The tables of a solution, from the top down, so that rows can be inserted in this order: by which column they hang on which
 * other table, and in which order they are read. A new table gets its line here, and is deleted, restored and copied.
 */
const tables = {
  solutions: { parent: undefined, key: undefined, order: 'id' },
  solution_purposes: { ...underSolution, order: 'purpose_id' },
  solution_stakeholders: underSolution,
  user_stories: underSolution,
  functional_options: { parent: 'user_stories', key: 'user_story_id', order: 'id' },
  option_analysis: { ...underOption, order: 'id' },
  system_requirements: { parent: 'option_analysis', key: 'option_analysis_id', order: 'id' },
  silent_rounds: underOption,
  silent_ratings: underOption,
  silent_reveals: underOption,
} as const
export type TreeTable = keyof typeof tables
export const TREE_TABLES = Object.keys(tables) as TreeTable[]

export type SolutionTree = { [Table in TreeTable]: Selectable<Tables[Table]>[] }
/** Rows to be inserted: some were stored by an earlier version, without the columns of today. */
export type TreeRows = { [Table in TreeTable]: Insertable<Tables[Table]>[] }

/** Where a tree begins: the rows of these tables that have one of these values in this column. */
export type TreeRoots = Partial<Record<TreeTable, readonly [column: string, values: readonly number[]]>>

/** The roots with everything that hangs on them, without the tables that are left out. */
export async function readTree(db: Queries, roots: TreeRoots, leftOut: readonly TreeTable[] = []) {
  const tree: Partial<Record<TreeTable, object[]>> = {}
  // the embedded database answers without giving the event loop a turn
  const rest = yieldToEventLoop()
  for (const table of TREE_TABLES) {
    const rows = leftOut.includes(table) ? undefined : select(db, roots, table)
    tree[table] = rows
      ? await rows
          .selectAll()
          .orderBy(tables[table].order as 'id')
          .execute()
      : []
    await rest()
  }
  return tree as SolutionTree
}

/** The queries of all tables have the type of one of them, because the compiler cannot follow a name it does not know. */
type Rows = SelectQueryBuilder<Tables, 'user_stories', object>

/** Undefined where nothing of the table hangs on the roots. */
function select(db: Queries, roots: TreeRoots, table: TreeTable): Rows | undefined {
  const rows: Rows = db.selectFrom(table as 'user_stories')
  const root = roots[table]
  if (root) return rows.where(root[0] as 'id', 'in', root[1])
  const { parent, key } = tables[table]
  const parents = parent && select(db, roots, parent)
  return parents && rows.where(key as 'id', 'in', parents.select('id'))
}

/** Deletes the roots; the foreign keys take along all that hangs on them. */
export async function deleteTree(tx: Tx, roots: TreeRoots) {
  for (const [table, [column, values]] of Object.entries(roots))
    await tx
      .deleteFrom(table as 'user_stories')
      .where(column as 'id', 'in', values)
      .execute()
}

/** Puts every row back under the id it had. */
export async function insertTree(tx: Tx, tree: TreeRows) {
  // an entry of an earlier version lacks the tables that were added since
  for (const table of TREE_TABLES) await insertRows(tx, table, tree[table] ?? [])
}

type Row = { id?: number } & Record<string, unknown>

/** Inserts the rows as new ones; those they hang on are new ones too. Answers the ids of the solutions, in their order. */
export async function insertCopy(tx: Tx, tree: TreeRows): Promise<number[]> {
  const newIds = new Map<TreeTable, Map<unknown, number>>()
  for (const table of TREE_TABLES) {
    const { parent, key } = tables[table]
    const rows = tree[table] as Row[]
    const copies = rows.map(({ id: _old, ...row }) =>
      parent ? { ...row, [key]: newIds.get(parent)?.get(row[key]) } : row,
    ) as unknown as TreeRows[typeof table]
    if (rows[0]?.id === undefined) {
      await insertRows(tx, table, copies)
      continue
    }
    const ids = await insertNumbered(tx, table, copies)
    newIds.set(table, new Map(rows.map(({ id }, index) => [id, ids[index] as number])))
  }
  return [...(newIds.get('solutions')?.values() ?? [])]
}

/** What neither a copy nor a file has: who rated what alone stays where it was said. */
export const SILENT_TABLES = ['silent_rounds', 'silent_ratings', 'silent_reveals'] as const

/** Rows of no table yet. */
export const emptyTree = () => Object.fromEntries(TREE_TABLES.map((table) => [table, []])) as unknown as TreeRows
