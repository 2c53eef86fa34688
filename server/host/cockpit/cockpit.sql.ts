import type { Queries } from '../../db/schema.ts'

export function listWatched(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions')
    .select(['id', 'solution_name', 'primary_fhn'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
}

/** When something was last done to each; one step into the index for each of them, however long their histories are. */
export function listLastDeeds(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions as s')
    .select((select) => [
      's.id as solution_id',
      select
        .selectFrom('activity as a')
        .select('a.at')
        .whereRef('a.solution_id', '=', 's.id')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('at'),
    ])
    .where('s.session_id', '=', sessionId)
    .execute()
}
