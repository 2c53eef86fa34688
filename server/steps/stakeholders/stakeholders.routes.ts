import { addStakeholder, listMetricsWithStakeholders, removeStakeholder } from '#contract/stakeholders.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { takeAway } from '../../history/undo/undo.service.ts'
import { readStoryTable } from '../../solution-parts/story-table.ts'
import { findStakeholder } from './stakeholders.sql.ts'
import { insertStakeholder, listStakeholderIds } from '../../solution-parts/stories.sql.ts'

export function stakeholdersRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(listMetricsWithStakeholders, async ({ db, session, catalogue, params }) => {
    const added = new Set(await listStakeholderIds(db, params.id))
    const { solution_name, metrics } = await readStoryTable(db, catalogue, params.id)
    // with own words somebody can be added whom none of the metrics concerns; without, the answer is the specification's
    const concerned = new Set(metrics.flatMap((row) => catalogue.potentialStakeholders(row.metric_id)))
    const others = [...(session?.own_words ? added : [])]
      .flatMap((id) => catalogue.stakeholder(id) ?? [])
      .filter((person) => !concerned.has(person))
    return {
      solution_name,
      ...(others.length > 0 && { others: others.map((person) => ({ ...person, already_added: true })) }),
      metrics: metrics.map((row) => ({
        ...row,
        potential_stakeholders: catalogue
          .potentialStakeholders(row.metric_id)
          .map((stakeholder) => ({ ...stakeholder, already_added: added.has(stakeholder.id) }))
          // one that was taken back is there only where it was added before
          .filter(({ takenBack, already_added }) => already_added || !takenBack),
      })),
    }
  })

  writeInSession(addStakeholder, async ({ tx, catalogue, body: { solution_id, stakeholder_id }, record }) => {
    catalogue.requireStakeholder(stakeholder_id)
    const added = await insertStakeholder(tx, { solution_id, stakeholder_id })
    if (!added) throw new AppError('STAKEHOLDER_ALREADY_ADDED')
    record({ kind: 'stakeholder_added', solution_id, subject_id: added.id, detail: { stakeholder_id } })
    return { solution_id, stakeholder_id }
  })

  writeInSession(removeStakeholder, async (writing) => {
    const { solution_id, stakeholder_id } = writing.params
    const link = await findStakeholder(writing.tx, { solution_id, stakeholder_id })
    if (!link) throw new AppError('NOT_FOUND')
    const answer = await takeAway(writing, { kind: 'stakeholder', solution_id, solution_stakeholder: link.id })
    const detail = { stakeholder_id, undo: answer.undo }
    writing.record({ kind: 'stakeholder_removed', solution_id, subject_id: link.id, detail })
    return answer
  })
}
