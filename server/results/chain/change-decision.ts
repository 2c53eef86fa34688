import type { Decision } from '#contract/chain.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { updateDecision } from './chain.sql.ts'

/** Another decision about an option, or another reason for it. */
export async function changeDecision(
  { tx, record }: Pick<SessionWrite, 'tx' | 'record'>,
  { id, solution_id }: { id: number; solution_id: number },
  next: { decision: Decision | null; decision_reason: string },
) {
  await updateDecision(tx, id, next)
  record({ kind: 'option_decided', solution_id, subject_id: id, detail: next })
}
