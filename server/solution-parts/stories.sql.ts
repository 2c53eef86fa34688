import { kept, lookUp } from '../db/kept-statements.ts'
import type { Queries, Tx } from '../db/schema.ts'

export const listStories = kept((db, solutionId: number) =>
  db
    .selectFrom('user_stories')
    .select(['id', 'metric_id', 'user_story'])
    .where('solution_id', '=', solutionId)
    .orderBy('id'),
)

export const listOptionsOf = kept((db, solutionId: number) =>
  db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .select(['o.id', 'o.functional_option', 'o.user_story_id', 'o.recheck', 'o.decision'])
    .where('u.solution_id', '=', solutionId)
    .orderBy('o.id'),
)

/** What is decided about each of its options. */
export const listDecisions = kept((db, solutionId: number) =>
  db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .select(['o.id', 'o.decision', 'o.decision_reason'])
    .where('u.solution_id', '=', solutionId),
)

export async function readSolutionName(db: Queries, solutionId: number): Promise<string> {
  return (await findName(db, solutionId))?.solution_name ?? ''
}

const findName = lookUp((db, id: number) => db.selectFrom('solutions').select('solution_name').where('id', '=', id))

export async function listStakeholderIds(db: Queries, solutionId: number): Promise<number[]> {
  return (await selectStakeholders(db, solutionId)).map((row) => row.stakeholder_id)
}

const selectStakeholders = kept((db, solutionId: number) =>
  db.selectFrom('solution_stakeholders').select('stakeholder_id').where('solution_id', '=', solutionId).orderBy('id'),
)

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
