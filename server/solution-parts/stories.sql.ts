import type { Queries, Tx } from '../db/schema.ts'

export function listStories(db: Queries, solutionId: number) {
  return db
    .selectFrom('user_stories')
    .select(['id', 'metric_id', 'user_story'])
    .where('solution_id', '=', solutionId)
    .orderBy('id')
    .execute()
}

export function listOptionsOf(db: Queries, solutionId: number) {
  return db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .select(['o.id', 'o.functional_option', 'o.user_story_id', 'o.recheck'])
    .where('u.solution_id', '=', solutionId)
    .orderBy('o.id')
    .execute()
}

export async function readSolutionName(db: Queries, solutionId: number): Promise<string> {
  const row = await db.selectFrom('solutions').select('solution_name').where('id', '=', solutionId).executeTakeFirst()
  return row?.solution_name ?? ''
}

export async function listStakeholderIds(db: Queries, solutionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('solution_stakeholders')
    .select('stakeholder_id')
    .where('solution_id', '=', solutionId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.stakeholder_id)
}

/** Links a metric to a solution by opening its story; answers undefined when the link is already there. */
export function insertSolutionMetric(tx: Tx, link: { solution_id: number; metric_id: number }) {
  return (
    tx
      .insertInto('user_stories')
      .values({ ...link, user_story: '' })
      // two people may press Add at once; the unique key decides, not a prior read
      .onConflict((conflict) => conflict.columns(['solution_id', 'metric_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )
}

/** Answers undefined when the stakeholder is already there. */
export function insertStakeholder(tx: Tx, link: { solution_id: number; stakeholder_id: number }) {
  return tx
    .insertInto('solution_stakeholders')
    .values(link)
    .onConflict((conflict) => conflict.columns(['solution_id', 'stakeholder_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
}
