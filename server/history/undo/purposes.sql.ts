import type { Tx } from '../../db/schema.ts'
import { listPurposeIds } from '../../solution-parts/purposes.sql.ts'

/** Takes a solution back to its former purposes, unless they are no longer those it was left with; tells whether. */
export async function restorePurposes(tx: Tx, solutionId: number, { from, to }: { from: number[]; to: number[] }) {
  const now = await listPurposeIds(tx, solutionId)
  if (now.length !== to.length || !now.every((id) => to.includes(id))) return false

  await tx.deleteFrom('solution_purposes').where('solution_id', '=', solutionId).execute()
  if (from.length > 0) {
    const links = from.map((purpose_id) => ({ solution_id: solutionId, purpose_id }))
    await tx.insertInto('solution_purposes').values(links).execute()
  }
  return true
}
