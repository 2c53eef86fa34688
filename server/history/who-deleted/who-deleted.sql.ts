import type { QueryOf } from '#contract/index.ts'
import type { Queries } from '../../db/schema.ts'
import { readStoredTree } from '../trash/deleted-tree.ts'

/** Something is rarely deleted and brought back more often than this. */
const DEEDS_MAX = 50

/** The deeds of this session that took the thing away, by itself or with something above it; newest first. */
export function listDeletions(
  db: Queries,
  session_id: number,
  { solution_id, user_story_id, functional_option_id, system_requirement_id }: QueryOf<'GET /api/deletions'>,
) {
  return db
    .selectFrom('activity as a')
    .leftJoin('participants as p', (join) =>
      join.onRef('p.id', '=', 'a.participant_id').onRef('p.session_id', '=', 'a.session_id'),
    )
    .select(['p.email', 'a.at', 'a.by_host', 'a.detail'])
    .where('a.session_id', '=', session_id)
    .where('a.solution_id', '=', solution_id)
    .where((eb) => {
      const took = (kind: string, id: number | undefined) =>
        id === undefined ? [] : [eb.and([eb('a.kind', '=', kind), eb('a.subject_id', '=', id)])]
      return eb.or([
        ...took('solution_deleted', solution_id),
        // everything below a solution goes with its metrics
        ...took('metrics_reset', user_story_id && solution_id),
        ...took('metric_removed', user_story_id),
        ...took('option_deleted', functional_option_id),
        ...took('requirement_deleted', system_requirement_id),
      ])
    })
    .orderBy('a.id', 'desc')
    .limit(DEEDS_MAX)
    .execute()
}

/** The story with which an option went, for whoever comes by its address and no longer knows what it belonged to. */
export async function findStoryInTrash(db: Queries, session_id: number, solution_id: number, optionId: number) {
  const entries = await db
    .selectFrom('trash')
    .select('rows')
    .where('session_id', '=', session_id)
    .where('solution_id', '=', solution_id)
    .where('kind', 'in', ['metric', 'reset'])
    // so that few are read: each holds all that went with it
    .where('rows', 'like', `%:${optionId},%`)
    .orderBy('id', 'desc')
    .execute()
  for (const { rows } of entries) {
    const option = readStoredTree(rows)?.functional_options.find(({ id }) => id === optionId)
    if (option) return option.user_story_id
  }
  return undefined
}
