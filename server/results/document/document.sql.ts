import type { Queries } from '../../db/schema.ts'

/** Everybody who has done something to a solution that is there, with the solution. */
export function listWhoWorked(db: Queries, sessionId: number) {
  return db
    .selectFrom('activity as a')
    .innerJoin('solutions as s', 's.id', 'a.solution_id')
    .innerJoin('participants as p', (join) =>
      join.onRef('p.id', '=', 'a.participant_id').onRef('p.session_id', '=', 'a.session_id'),
    )
    .select(['s.id as solution_id', 'p.email'])
    .distinct()
    .where('a.session_id', '=', sessionId)
    .orderBy('p.email')
    .execute()
}
