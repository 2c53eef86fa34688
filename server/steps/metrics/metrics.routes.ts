import { addMetric, listMetrics, removeMetric } from '#contract/metrics.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { takeAway } from '../../history/undo/undo.service.ts'
import { findSolutionMetric } from './metrics.sql.ts'
import { insertSolutionMetric } from '../../solution-parts/stories.sql.ts'

export function metricsRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(listMetrics, ({ catalogue }) => catalogue.metrics)

  writeInSession(addMetric, async ({ tx, catalogue, body: { solution_id, metric_id }, record }) => {
    catalogue.requireMetric(metric_id)
    const added = await insertSolutionMetric(tx, { solution_id, metric_id })
    if (!added) throw new AppError('METRIC_ALREADY_ADDED')
    record({ kind: 'metric_added', solution_id, subject_id: added.id, detail: { metric_id } })
    return { user_story_id: added.id, solution_id, metric_id }
  })

  writeInSession(removeMetric, async (writing) => {
    const { solution_id, metric_id } = writing.params
    const link = await findSolutionMetric(writing.tx, { solution_id, metric_id })
    if (!link) throw new AppError('NOT_FOUND')
    const answer = await takeAway(writing, { kind: 'metric', solution_id, user_story: link.id })
    const detail = { metric_id, ...answer }
    writing.record({ kind: 'metric_removed', solution_id, subject_id: link.id, detail })
    return answer
  })
}
