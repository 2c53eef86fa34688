import type { Tx } from '../../db/schema.ts'

interface SolutionMetric {
  solution_id: number
  metric_id: number
}

/** Links a metric to a solution by opening its story; answers undefined when the link is already there. */
export function insertSolutionMetric(tx: Tx, link: SolutionMetric) {
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

export function findSolutionMetric(tx: Tx, { solution_id, metric_id }: SolutionMetric) {
  return tx
    .selectFrom('user_stories')
    .select('id')
    .where('solution_id', '=', solution_id)
    .where('metric_id', '=', metric_id)
    .executeTakeFirst()
}
