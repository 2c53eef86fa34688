import type { Queries } from '../../db/schema.ts'

export function listWatched(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions')
    .select(['id', 'solution_name', 'primary_fhn'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
}

export function listLastDeeds(db: Queries, sessionId: number) {
  return db
    .selectFrom('activity')
    .select((select) => ['solution_id', select.fn.max('at').as('at')])
    .where('session_id', '=', sessionId)
    .where('solution_id', 'is not', null)
    .groupBy('solution_id')
    .execute()
}
