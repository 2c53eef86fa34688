import type { Queries } from '../../db/schema.ts'

export async function listSolutionIds(db: Queries, sessionId: number): Promise<number[]> {
  const rows = await db.selectFrom('solutions').select('id').where('session_id', '=', sessionId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
