import type { TrafficOf } from '#contract/endpoint.ts'
import type { setSolutionPurposes, SolutionPurposes } from '#contract/solutions.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { refuseConflict } from '../../workshop/edit-conflict.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { insertSolutionMetric } from '../../solution-parts/stories.sql.ts'
import { takeAway } from '../../history/undo/undo.service.ts'
import { listPurposeIds } from '../../solution-parts/purposes.sql.ts'
import { deletePurposes, insertPurposes } from './solutions.sql.ts'

/**
 * Replaces a solution's purposes and applies the metrics action: `unchanged` leaves the metrics, `add_only` adds those
 * of the newly added purposes, `reset` deletes metrics, stakeholders and all that hangs on them and adds nothing.
 */
export async function replacePurposes(
  writing: SessionWrite & Pick<TrafficOf<typeof setSolutionPurposes>, 'body'>,
): Promise<SolutionPurposes> {
  const { tx, session, catalogue, record } = writing
  const { solution_id, purpose_ids, metrics_action = 'unchanged', previous } = writing.body
  const wanted = [...new Set(purpose_ids)].toSorted((a, b) => a - b)
  wanted.forEach(catalogue.requirePurpose)

  const stored = await listPurposeIds(tx, solution_id)
  const edit = { stored: new Set(stored), wanted: new Set(wanted), previous: previous && new Set(previous) }
  await refuseConflict('SOLUTION_CHANGED', edit, async () => {
    const subject = { session_id: session.id, solution_id, subject_id: solution_id, kinds: ['purposes_changed'] }
    return { purpose_ids: stored, ...(await findAuthor(tx, subject)) }
  })

  const added = wanted.filter((id) => !stored.includes(id))
  const dropped = stored.filter((id) => !wanted.includes(id))
  await deletePurposes(tx, solution_id, dropped)
  await insertPurposes(tx, solution_id, added)
  if (added.length > 0 || dropped.length > 0) {
    record({ kind: 'purposes_changed', solution_id, subject_id: solution_id, detail: { added, dropped } })
  }

  const answer: SolutionPurposes = { solution_id, purpose_ids: wanted, metrics_action }
  if (metrics_action === 'add_only') {
    for (const metric_id of catalogue.metricIdsOfPurposes(added)) {
      const link = await insertSolutionMetric(tx, { solution_id, metric_id })
      if (link) record({ kind: 'metric_added', solution_id, subject_id: link.id, detail: { metric_id } })
    }
  }
  if (metrics_action === 'reset') {
    const purposes = { from: stored, to: wanted }
    const taken = await takeAway(writing, { kind: 'reset', solution_id, purposes })
    record({ kind: 'metrics_reset', solution_id, subject_id: solution_id, detail: taken })
    Object.assign(answer, taken)
  }
  return answer
}
