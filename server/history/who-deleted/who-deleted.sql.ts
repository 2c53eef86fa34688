import type { QueryOf } from '#contract/index.ts'
import type { Queries } from '../../db/schema.ts'

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

/**
 * The story that an option belonged to, for whoever comes by its address and no longer knows: that of the metric it was
 * added to. Nothing where an import brought it.
 */
export async function findStoryOfOption(db: Queries, session_id: number, solution_id: number, optionId: number) {
  const deeds = db
    .selectFrom('activity')
    .select(['id', 'subject_id', 'detail'])
    .where('session_id', '=', session_id)
    .where('solution_id', '=', solution_id)
  const added = await deeds.where('kind', '=', 'option_added').where('subject_id', '=', optionId).executeTakeFirst()
  if (!added) return undefined
  const metrics = await deeds
    .where('kind', 'in', ['metric_added', 'own_metric_added'])
    .where('id', '<', added.id)
    .orderBy('id', 'desc')
    .execute()
  return metrics.find((deed) => metricIn(deed) === metricIn(added))?.subject_id ?? undefined
}

const metricIn = ({ detail }: { detail: string }) => (JSON.parse(detail) as { metric_id?: number }).metric_id
