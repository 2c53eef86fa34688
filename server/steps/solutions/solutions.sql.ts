import type { Queries, Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { listPurposeIds } from '../../solution-parts/purposes.sql.ts'

export interface SolutionRow {
  id: number
  solution_name: string
  user_email: string
  primary_fhn: number
  created_at: string
  purpose_ids: number[]
}

/** In creation order; the links of all of them come along in one statement. */
export async function listSolutionsOf(db: Queries, sessionId: number) {
  const solutions = await db
    .selectFrom('solutions')
    .select(['id', 'solution_name', 'user_email', 'primary_fhn'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('solutions as s')
    .innerJoin('solution_purposes as p', 'p.solution_id', 's.id')
    .select(['p.solution_id', 'p.purpose_id'])
    .where('s.session_id', '=', sessionId)
    .orderBy('p.purpose_id')
    .execute()
  return { solutions, links }
}

export async function findSolution(db: Queries, id: number): Promise<SolutionRow> {
  const solution = await db
    .selectFrom('solutions')
    .select(['id', 'solution_name', 'user_email', 'primary_fhn', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!solution) throw new AppError('NOT_FOUND')
  return { ...solution, purpose_ids: await listPurposeIds(db, id) }
}

export async function insertSolution(
  tx: Tx,
  solution: {
    session_id: number
    solution_name: string
    primary_fhn: number
    user_email: string
    group_id?: number | null
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('solutions')
    .values({ ...solution, created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSolutionRow(tx: Tx, id: number, next: { solution_name: string; primary_fhn: number }) {
  await tx.updateTable('solutions').set(next).where('id', '=', id).execute()
}

export async function deletePurposes(tx: Tx, solutionId: number, purposeIds: number[]) {
  if (purposeIds.length === 0) return
  await tx
    .deleteFrom('solution_purposes')
    .where('solution_id', '=', solutionId)
    .where('purpose_id', 'in', purposeIds)
    .execute()
}

export async function insertPurposes(tx: Tx, solutionId: number, purposeIds: number[]) {
  if (purposeIds.length === 0) return
  await tx
    .insertInto('solution_purposes')
    .values(purposeIds.map((purpose_id) => ({ solution_id: solutionId, purpose_id })))
    .execute()
}
