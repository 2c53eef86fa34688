import type { Queries } from '../../db/schema.ts'

interface Wanted {
  solutionId: number
  kinds: readonly string[] | undefined
  personId: number | undefined
  beforeId: number | undefined
  limit: number
}

/** Newest first. Walks the solution's own rows, by the index that fits the filter. */
export function listDeeds(db: Queries, { solutionId, kinds, personId, beforeId, limit }: Wanted) {
  let deeds = selectDeeds(db).where('a.solution_id', '=', solutionId)
  if (kinds) deeds = deeds.where('a.kind', 'in', kinds)
  if (personId !== undefined) deeds = deeds.where('a.participant_id', '=', personId)
  if (beforeId !== undefined) deeds = deeds.where('a.id', '<', beforeId)
  return deeds.orderBy('a.id', 'desc').limit(limit).execute()
}
/** What was done last to any solution of a session, newest first. */
export function listLatestDeeds(db: Queries, sessionId: number, limit: number) {
  return selectDeeds(db)
    .select('a.solution_id')
    .where('a.session_id', '=', sessionId)
    .where('a.solution_id', 'is not', null)
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

function selectDeeds(db: Queries) {
  return db
    .selectFrom('activity as a')
    .leftJoin('participants as p', (join) =>
      join.onRef('p.id', '=', 'a.participant_id').onRef('p.session_id', '=', 'a.session_id'),
    )
    .select(['a.id', 'a.at', 'a.kind', 'a.participant_id', 'a.by_host', 'a.subject_id', 'a.detail', 'p.email'])
}
export type DeedRow = Awaited<ReturnType<typeof listDeeds>>[number]

/** Those of a session who have done something to one of its solutions. */
export function listPeople(db: Queries, sessionId: number, solutionId: number) {
  return db
    .selectFrom('participants as p')
    .select(['p.id', 'p.email'])
    .where('p.session_id', '=', sessionId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('activity as a')
          .select('a.id')
          .where('a.solution_id', '=', solutionId)
          .whereRef('a.participant_id', '=', 'p.id'),
      ),
    )
    .orderBy('p.email')
    .execute()
}
