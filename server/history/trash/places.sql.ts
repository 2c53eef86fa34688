import type { Queries, Tx } from '../../db/schema.ts'
import { hasOptions, isBare } from '../../workshop/untouched-stories.sql.ts'

/** What solutions have now that people add and remove: metrics, and whether anybody has worked on them; stakeholders. */
export interface Present {
  metrics: { solution_id: number; metric_id: number; isBare: boolean }[]
  stakeholders: { solution_id: number; stakeholder_id: number }[]
}

export async function readPresent(db: Queries, solutionIds: readonly number[]): Promise<Present> {
  const stories = await db
    .selectFrom('user_stories as u')
    .select(['u.solution_id', 'u.metric_id', 'u.user_story', hasOptions])
    .where('u.solution_id', 'in', solutionIds)
    .execute()
  const stakeholders = await db
    .selectFrom('solution_stakeholders')
    .select(['solution_id', 'stakeholder_id'])
    .where('solution_id', 'in', solutionIds)
    .execute()
  const metrics = stories.map(({ user_story, has_options, ...metric }) => ({
    ...metric,
    isBare: isBare({ user_story, has_options }),
  }))
  return { metrics, stakeholders }
}

export function readRowsOf(db: Queries, ids: readonly number[]) {
  return db.selectFrom('trash').select(['id', 'solution_id', 'rows']).where('id', 'in', ids).execute()
}

export async function removeMetrics(tx: Tx, solutionId: number, metricIds: readonly number[]) {
  if (metricIds.length === 0) return
  await tx
    .deleteFrom('user_stories')
    .where('solution_id', '=', solutionId)
    .where('metric_id', 'in', metricIds)
    .execute()
}
