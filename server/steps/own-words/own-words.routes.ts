import { addOwnMetric, addOwnStakeholder } from '#contract/own-words.ts'
import type { OwnChange } from '../../catalogue/own-words.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { insertSolutionMetric, insertStakeholder } from '../../solution-parts/stories.sql.ts'
import { addOwnVersion, newMetric, newStakeholder } from '../../workshop/own-words.service.ts'

/** Where a search finds none: a word of the workshop's own, or the one it turned out to have already. */
export function ownWordsRoutes({ writeInSession }: Routes) {
  writeInSession(addOwnMetric, async ({ tx, session, catalogue, body, record }) => {
    const { solution_id, metric_text, purpose_ids } = body
    for (const id of purpose_ids) catalogue.requirePurpose(id)
    const existing = catalogue.metricNamed(metric_text)
    const metric = existing ?? newMetric(catalogue, { metric_text, purposes: [...new Set(purpose_ids)] })
    const story = await insertSolutionMetric(tx, { solution_id, metric_id: metric.id })
    if (!story) throw new AppError('METRIC_ALREADY_ADDED')
    const undo = 'kind' in metric ? await addOwnVersion(tx, session.id, metric, solution_id) : undefined
    const kind = existing ? 'metric_added' : 'own_metric_added'
    record({ kind, solution_id, subject_id: story.id, detail: { metric_id: metric.id } })
    return { metric_id: metric.id, user_story_id: story.id, existing: Boolean(existing), ...(undo && { undo }) }
  })

  writeInSession(addOwnStakeholder, async ({ tx, session, catalogue, body, record }) => {
    const { solution_id, stakeholder, stakeholder_category } = body
    const metrics = [...new Set(body.metric_ids)]
    for (const id of metrics) catalogue.requireMetric(id)
    const existing = catalogue.stakeholderNamed(stakeholder)
    const created = newStakeholder(catalogue, { stakeholder, stakeholder_category, metrics })
    const { id } = existing ?? created
    const link = await insertStakeholder(tx, { solution_id, stakeholder_id: id })
    const further: OwnChange = { kind: 'link', id, metrics: metrics.filter(lacks), joined: Boolean(link) }
    const change = existing ? further : created
    const isChange = change.metrics.length > 0
    if (!isChange && !link) throw new AppError('STAKEHOLDER_ALREADY_ADDED')
    const undo = isChange ? await addOwnVersion(tx, session.id, change, solution_id) : undefined
    const kind = isChange ? 'own_stakeholder_added' : 'stakeholder_added'
    record({ kind, solution_id, subject_id: link?.id ?? null, detail: { stakeholder_id: id } })
    return { stakeholder_id: id, existing: Boolean(existing), ...(undo && { undo }) }

    function lacks(metricId: number) {
      return !catalogue.potentialStakeholders(metricId).some((person) => person.id === id)
    }
  })
}
