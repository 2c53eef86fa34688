import type { Tx } from '../../db/schema.ts'

interface SolutionMetric {
  solution_id: number
  metric_id: number
}

export function findSolutionMetric(tx: Tx, { solution_id, metric_id }: SolutionMetric) {
  return tx
    .selectFrom('user_stories')
    .select('id')
    .where('solution_id', '=', solution_id)
    .where('metric_id', '=', metric_id)
    .executeTakeFirst()
}
