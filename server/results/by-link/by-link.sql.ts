import { groupBy } from '#contract/outline.ts'
import type { Queries } from '../../db/schema.ts'

export async function findOpening(db: Queries, sessionId: number): Promise<string> {
  const { created_at } = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return created_at
}

/** The solutions of a workshop with their purposes; not who created them. */
export async function listNamedSolutions(db: Queries, sessionId: number) {
  const solutions = await db
    .selectFrom('solutions')
    .select(['id', 'solution_name', 'primary_fhn'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
  const purposes = await db
    .selectFrom('solution_purposes as p')
    .innerJoin('solutions as s', 's.id', 'p.solution_id')
    .select(['p.solution_id', 'p.purpose_id'])
    .where('s.session_id', '=', sessionId)
    .execute()
  const purposesOf = groupBy(purposes, (row) => row.solution_id)
  return solutions.map((solution) => ({
    ...solution,
    purposeIds: (purposesOf.get(solution.id) ?? []).map((row) => row.purpose_id),
  }))
}
