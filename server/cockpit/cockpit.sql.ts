import { sql } from 'kysely'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Queries } from '../db/schema.ts'

export function listWatched(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions')
    .select(['id', 'solution_name', 'primary_fhn'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
}

export function listPurposeCounts(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions as s')
    .innerJoin('solution_purposes as p', 'p.solution_id', 's.id')
    .select((select) => ['p.solution_id', select.fn.countAll<number>().as('count')])
    .where('s.session_id', '=', sessionId)
    .groupBy('p.solution_id')
    .execute()
}

export function listStakeholders(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions as s')
    .innerJoin('solution_stakeholders as p', 'p.solution_id', 's.id')
    .select(['p.solution_id', 'p.stakeholder_id'])
    .where('s.session_id', '=', sessionId)
    .execute()
}

export function listStories(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions as s')
    .innerJoin('user_stories as u', 'u.solution_id', 's.id')
    .select(['u.solution_id', 'u.id', 'u.metric_id', 'u.user_story'])
    .where('s.session_id', '=', sessionId)
    .orderBy('u.id')
    .execute()
}

/** Per option: stored ratings, those other than None, those of them that a requirement answers, and all requirements. */
export function listOptions(db: Queries, sessionId: number) {
  const written = sql<number>`(select count(*) from system_requirements r where r.option_analysis_id = a.id)`
  const isColoured = sql<number>`case when a.measure <> ${sql.lit(MEASURE_NONE)} then 1 else 0 end`
  const isAnswered = sql<number>`case when a.measure <> ${sql.lit(MEASURE_NONE)} and exists
    (select 1 from system_requirements r where r.option_analysis_id = a.id) then 1 else 0 end`
  const stale = sql<number>`(select count(*) from system_requirements r
    where r.option_analysis_id = a.id and r.recheck = 1)`
  return db
    .selectFrom('solutions as s')
    .innerJoin('user_stories as u', 'u.solution_id', 's.id')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .leftJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
    .select((select) => [
      'u.solution_id',
      'o.id',
      'o.user_story_id',
      'o.recheck',
      sql<number>`cast(coalesce(sum(${stale}), 0) as integer)`.as('stale'),
      select.fn.count<number>('a.id').as('rated'),
      sql<number>`cast(coalesce(sum(${isColoured}), 0) as integer)`.as('coloured'),
      sql<number>`cast(coalesce(sum(${isAnswered}), 0) as integer)`.as('answered'),
      sql<number>`cast(coalesce(sum(${written}), 0) as integer)`.as('requirements'),
    ])
    .where('s.session_id', '=', sessionId)
    .groupBy(['u.solution_id', 'u.id', 'o.id', 'o.user_story_id', 'o.recheck'])
    .orderBy('u.id')
    .orderBy('o.id')
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
