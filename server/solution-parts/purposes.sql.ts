import type { Queries } from '../db/schema.ts'

export async function listPurposeIds(db: Queries, solutionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('solution_purposes')
    .select('purpose_id')
    .where('solution_id', '=', solutionId)
    .orderBy('purpose_id')
    .execute()
  return rows.map((row) => row.purpose_id)
}
