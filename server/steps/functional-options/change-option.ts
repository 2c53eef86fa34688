import { markOption } from '../../solution-parts/recheck.sql.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { findMetricOf, updateOption } from './functional-options.sql.ts'

interface StoredOption {
  id: number
  solution_id: number
  user_story_id: number
  functional_option: string
}

/** Another text for an option: its ratings were made for the former one, and are to be looked at again. */
export async function changeOption(
  { tx, record }: Pick<SessionWrite, 'tx' | 'record'>,
  { id, solution_id, user_story_id, functional_option: from }: StoredOption,
  to: string,
) {
  await updateOption(tx, id, to)
  await markOption(tx, id)
  const metric_id = await findMetricOf(tx, user_story_id)
  record({ kind: 'option_changed', solution_id, subject_id: id, detail: { metric_id, from, to } })
}
