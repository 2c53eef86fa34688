import { sql } from 'kysely'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Queries } from '../db/schema.ts'

export async function listPurposesAndStakeholders(db: Queries, solutionId: number) {
  const purposes = await db
    .selectFrom('solution_purposes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('solution_id', '=', solutionId)
    .executeTakeFirstOrThrow()
  const stakeholders = await db
    .selectFrom('solution_stakeholders')
    .select('stakeholder_id')
    .where('solution_id', '=', solutionId)
    .execute()
  return { purposes: purposes.count, stakeholderIds: stakeholders.map((row) => row.stakeholder_id) }
}

export function listStoryProgress(db: Queries, solutionId: number) {
  return db
    .selectFrom('user_stories')
    .select(['id', 'metric_id', 'user_story'])
    .where('solution_id', '=', solutionId)
    .orderBy('id')
    .execute()
}

/** Per option: stored ratings, those other than None, those of them that a requirement answers, and what to re-check. */
export function listOptionProgress(db: Queries, solutionId: number) {
  const isColoured = sql<number>`case when a.measure <> ${sql.lit(MEASURE_NONE)} then 1 else 0 end`
  const isAnswered = sql<number>`case when a.measure <> ${sql.lit(MEASURE_NONE)} and exists
    (select 1 from system_requirements r where r.option_analysis_id = a.id) then 1 else 0 end`
  const stale = sql<number>`(select count(*) from system_requirements r
    where r.option_analysis_id = a.id and r.recheck = 1)`
  return db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .leftJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
    .select((select) => [
      'o.id',
      'o.user_story_id',
      'o.recheck',
      sql<number>`cast(coalesce(sum(${stale}), 0) as integer)`.as('stale'),
      select.fn.count<number>('a.id').as('rated'),
      select.fn.coalesce(select.fn.sum<number>(isColoured), sql.lit(0)).as('coloured'),
      select.fn.coalesce(select.fn.sum<number>(isAnswered), sql.lit(0)).as('answered'),
    ])
    .where('u.solution_id', '=', solutionId)
    .groupBy(['u.id', 'o.id', 'o.user_story_id', 'o.recheck'])
    .orderBy('u.id')
    .orderBy('o.id')
    .execute()
}

export async function countRequirements(db: Queries, solutionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
    .innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('u.solution_id', '=', solutionId)
    .executeTakeFirstOrThrow()
  return count
}
