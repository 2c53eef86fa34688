import type { Decision } from '#contract/chain.ts'
import { decisionsMessages } from '#contract/messages/decisions.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { authorOf, type ConflictItem, type ConflictValue } from '../../ui/edits/conflicts.tsx'

export interface Settled {
  decision: Decision | null
  decision_reason: string
}

/** A decision that somebody else was faster with. */
export interface DecisionConflict {
  /** The server's words. */
  sentence: string
  theirs: Settled
  /** Decision and reason, as far as they differ. */
  items: ConflictItem[]
}

/** What the choices are called where only texts can stand. */
export const OPEN = 'open'
const decisions = ['accepted', 'adapted', 'rejected'] as const
export const toDecision = (value: unknown): Decision | null => decisions.find((decision) => decision === value) ?? null

export const choices = [
  { value: OPEN, label: decisionsMessages.undecided },
  ...decisions.map((value) => ({ value, label: decisionsMessages.decision[value] })),
]

/** What a refusal tells about the other decision; undefined where it is another refusal. */
export function decisionConflictIn(error: Error, mine: Settled): DecisionConflict | undefined {
  const [conflict] = error instanceof ApiError ? error.conflicts : []
  if (!conflict) return undefined
  const { decision, decision_reason: reason } = conflict
  const theirs = { decision: toDecision(decision), decision_reason: typeof reason === 'string' ? reason : '' }
  const author = authorOf(conflict)
  const both: ConflictItem[] = [
    {
      id: 'decision',
      label: 'Decision',
      mine: mine.decision ?? OPEN,
      theirs: theirs.decision ?? OPEN,
      options: choices,
      ...author,
    },
    {
      id: 'decision_reason',
      label: 'Reason',
      mine: mine.decision_reason,
      theirs: theirs.decision_reason,
      joint: ' ',
      maxLength: TEXT_MAX,
      mayBeBlank: true,
      ...author,
    },
  ]
  return { sentence: error.message, theirs, items: both.filter((item) => item.mine !== item.theirs) }
}

/** What was made of both; what did not differ is as it is. */
export function settledBy(decided: ReadonlyMap<string, ConflictValue>, { theirs }: DecisionConflict): Settled {
  const [decision, reason] = [decided.get('decision'), decided.get('decision_reason')]
  return {
    decision: decision === undefined ? theirs.decision : toDecision(decision),
    decision_reason: typeof reason === 'string' ? reason.trim() : theirs.decision_reason,
  }
}

export const isSame = (one: Settled, other: Settled) =>
  one.decision === other.decision && one.decision_reason === other.decision_reason
