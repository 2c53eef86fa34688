import type { Decided } from '#contract/chain.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { updateDecision } from './chain.sql.ts'

interface StoredDecision extends Decided {
  /** Of the option. */
  id: number
  solution_id: number
}

/** Another decision about an option, or another reason for it. */
export async function changeDecision(
  { tx, record }: Pick<SessionWrite, 'tx' | 'record'>,
  { id, solution_id, decision, decision_reason }: StoredDecision,
  next: Decided,
) {
  await updateDecision(tx, id, next)
  const detail = { ...next, was: { decision, decision_reason } }
  record({ kind: 'option_decided', solution_id, subject_id: id, detail })
}
