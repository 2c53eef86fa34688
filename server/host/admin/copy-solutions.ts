import { inParts } from '../../db/in-parts.ts'
import type { Tx } from '../../db/schema.ts'
import { listSolutionIds } from '../../results/chain/chain.sql.ts'
import { insertCopy, readTree, SILENT_TABLES } from '../../solution-parts/solution-tree.sql.ts'

/** So many are in memory at once. */
const SOLUTIONS_AT_ONCE = 20

/** Copies all solutions of a session into another one, with everything that hangs on them, under new ids. */
export async function copySolutions(tx: Tx, from: number, to: number): Promise<void> {
  for (const ids of inParts(await listSolutionIds(tx, from), SOLUTIONS_AT_ONCE)) {
    const tree = await readTree(tx, { solutions: ['id', ids] }, SILENT_TABLES)
    // nobody is in a group of the copy yet, so it is nobody's until the host gives it to one
    const solutions = tree.solutions.map((solution) => ({ ...solution, session_id: to, group_id: null }))
    await insertCopy(tx, { ...tree, solutions })
  }
}
