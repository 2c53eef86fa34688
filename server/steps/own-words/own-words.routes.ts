import { addOwnMetric, addOwnStakeholder } from '#contract/own-words.ts'
import { spoken } from '../../catalogue/catalogue.ts'
import type { OwnChange } from '../../catalogue/own-words.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { listPurposeIds } from '../../solution-parts/purposes.sql.ts'
import { insertSolutionMetric, insertStakeholder, listStories } from '../../solution-parts/stories.sql.ts'
import { addOwnVersion, newMetric, newStakeholder } from '../../workshop/own-words.service.ts'

/**
 * Where a search finds none: a word of the workshop's own, or the one it turned out to have already. That one
 * stays as it is, because it is every group's; where it was described differently, the answer says how it is.
 */
export function ownWordsRoutes({ writeInSession }: Routes) {
  writeInSession(addOwnMetric, async ({ tx, session, catalogue, body, record }) => {
    const { solution_id, metric_text } = body
    const purposes = chosenOf(body.purpose_ids, await listPurposeIds(tx, solution_id))
    const existing = catalogue.metricNamed(metric_text)
    const metric = existing ?? newMetric(catalogue, { metric_text, purposes })
    const story = await insertSolutionMetric(tx, { solution_id, metric_id: metric.id })
    if (!story) throw new AppError('METRIC_ALREADY_ADDED')
    const undo = 'kind' in metric ? await addOwnVersion(tx, session.id, metric, solution_id) : undefined
    const kind = existing ? 'metric_added' : 'own_metric_added'
    record({ kind, solution_id, subject_id: story.id, detail: { metric_id: metric.id } })
    const served = catalogue.purposeIdsOfMetric(metric.id)
    const isOther = existing && !purposes.every((id) => served.includes(id))
    return {
      metric_id: metric.id,
      user_story_id: story.id,
      existing: Boolean(existing),
      ...(isOther && { purposes: existing.purposes }),
      ...(undo && { undo }),
    }
  })

  writeInSession(addOwnStakeholder, async ({ tx, session, catalogue, body, record }) => {
    const { solution_id, stakeholder, stakeholder_category } = body
    const stories = await listStories(tx, solution_id)
    const ofSolution = stories.map(({ metric_id }) => metric_id)
    const metrics = chosenOf(body.metric_ids, ofSolution)
    const existing = catalogue.stakeholderNamed(stakeholder)
    const created = newStakeholder(catalogue, { stakeholder, stakeholder_category, metrics })
    const { id } = existing ?? created
    const link = await insertStakeholder(tx, { solution_id, stakeholder_id: id })
    const further = existing ? metrics.filter((metricId) => catalogue.mayLink(existing, metricId)) : []
    const linked: OwnChange = { kind: 'link', id, metrics: further, joined: Boolean(link) }
    const change = existing ? further.length > 0 && linked : created
    if (!change && !link) throw new AppError('STAKEHOLDER_ALREADY_ADDED')
    const undo = change ? await addOwnVersion(tx, session.id, change, solution_id) : undefined
    const kind = change && (!existing || existing.own) ? 'own_stakeholder_added' : 'stakeholder_added'
    record({ kind, solution_id, subject_id: link?.id ?? null, detail: { stakeholder_id: id } })
    const isOther = existing && spoken(existing.stakeholder_category) !== spoken(stakeholder_category)
    return {
      stakeholder_id: id,
      existing: Boolean(existing),
      ...(isOther && { stakeholder_category: existing.stakeholder_category }),
      ...(undo && { undo }),
    }
  })
}

/** Each once. Nobody can choose what the solution does not have. */
function chosenOf(ids: readonly number[], ofSolution: readonly number[]): number[] {
  const chosen = [...new Set(ids)]
  if (!chosen.every((id) => ofSolution.includes(id))) throw new AppError('NOT_OF_SOLUTION')
  return chosen
}
