import { clearRequirement } from '../../solution-parts/recheck.sql.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { findRating, updateRequirement } from './system-requirements.sql.ts'

interface StoredRequirement {
  id: number
  solution_id: number
  option_analysis_id: number
  specification: string
}

/** Another text for a requirement: whoever wrote it has looked at it. */
export async function changeRequirement(
  { tx, record }: Pick<SessionWrite, 'tx' | 'record'>,
  { id, solution_id, option_analysis_id, specification: from }: StoredRequirement,
  to: string,
) {
  await updateRequirement(tx, id, to)
  await clearRequirement(tx, id)
  const rating = await findRating(tx, option_analysis_id)
  record({ kind: 'requirement_changed', solution_id, subject_id: id, detail: { rating, from, to } })
}
