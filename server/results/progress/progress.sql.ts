import { sql } from 'kysely'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Queries } from '../../db/schema.ts'

/** One solution, or all of a workshop. */
export type Scope = { solutionId: number } | { sessionId: number }

function isIn(scope: Scope, column: string) {
  return 'solutionId' in scope
    ? sql<boolean>`${sql.ref(column)} = ${scope.solutionId}`
    : sql<boolean>`${sql.ref(column)} in (select id from solutions where session_id = ${scope.sessionId})`
}

export function listPurposeCounts(db: Queries, scope: Scope) {
  return db
    .selectFrom('solution_purposes')
    .select((select) => ['solution_id', select.fn.countAll<number>().as('count')])
    .where(isIn(scope, 'solution_id'))
    .groupBy('solution_id')
    .execute()
}

export function listStakeholderIds(db: Queries, scope: Scope) {
  return db
    .selectFrom('solution_stakeholders')
    .select(['solution_id', 'stakeholder_id'])
    .where(isIn(scope, 'solution_id'))
    .execute()
}

export function listStoryProgress(db: Queries, scope: Scope) {
  return db
    .selectFrom('user_stories')
    .select(['solution_id', 'id', 'metric_id', 'user_story'])
    .where(isIn(scope, 'solution_id'))
    .orderBy('id')
    .execute()
}

/**
 * Per option: the directions with stored ratings, the ratings other than None, those of them that a requirement answers, all requirements, and
 * those to re-check.
 */
export function listOptionProgress(db: Queries, scope: Scope) {
  const written = sql<number>`(select count(*) from system_requirements r where r.option_analysis_id = a.id)`
  const isColoured = sql<number>`case when a.measure <> ${sql.lit(MEASURE_NONE)} then 1 else 0 end`
  const isAnswered = sql<number>`case when a.measure <> ${sql.lit(MEASURE_NONE)} and exists
    (select 1 from system_requirements r where r.option_analysis_id = a.id) then 1 else 0 end`
  const stale = sql<number>`(select count(*) from system_requirements r
    where r.option_analysis_id = a.id and r.recheck = 1)`
  const sum = (count: typeof written) => sql<number>`cast(coalesce(sum(${count}), 0) as integer)`
  return db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .leftJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
    .select((select) => [
      'u.solution_id',
      'o.id',
      'o.user_story_id',
      'o.recheck',
      select.fn.count<number>('a.virtuous').distinct().as('directions'),
      sum(isColoured).as('coloured'),
      sum(isAnswered).as('answered'),
      sum(written).as('requirements'),
      sum(stale).as('stale'),
    ])
    .where(isIn(scope, 'u.solution_id'))
    .groupBy(['u.solution_id', 'u.id', 'o.id', 'o.user_story_id', 'o.recheck'])
    .orderBy('u.id')
    .orderBy('o.id')
    .execute()
}
