import type { Decision } from '#contract/chain.ts'
import { comparisonMessages, decisionsMessages } from '#contract/messages/comparison.ts'
import { editsMessages } from '#contract/messages/edits.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { conflictOf, type EditConflict, type Edits, type StoredValues } from '../../lib/edits/edit.ts'
import type { ApiError } from '../../lib/http/api-error.ts'
import type { ConflictLook } from '../../ui/edits/edit-conflicts.tsx'

/** What is settled about an option. Both parts are edited under their own name, and saved in one request. */
export interface Settled {
  decision: Decision | null
  decision_reason: string
}
export type Part = keyof Settled
export const parts: readonly Part[] = ['decision', 'decision_reason']

/** Where the drafts of decisions lie: those of one option, and all of a solution, also about options that are gone. */
export const decisionPlace = {
  all: (solutionId: number) => `solution/${solutionId}/decisions`,
  of: (solutionId: number, optionId: number) => `${decisionPlace.all(solutionId)}/${optionId}`,
  /** Which option a name below all of them is about. */
  optionIn: (name: string) => Number(name.split('/')[0]),
  /** Which part of the decision about an option such a name stands for, where it is one of this option's. */
  partIn: (name: string, optionId: number) => parts.find((part) => name === `${optionId}/${part}`),
}

/** What the choices are called where only texts can stand. */
const OPEN = 'open'
const decisions = ['accepted', 'adapted', 'rejected'] as const
const toDecision = (value: unknown): Decision | null => decisions.find((decision) => decision === value) ?? null

export const choices = [
  { value: OPEN, label: decisionsMessages.undecided },
  ...decisions.map((value) => ({ value, label: decisionsMessages.decision[value] })),
]

export const textsOf = ({ decision, decision_reason }: Settled): ReadonlyMap<Part, string> =>
  new Map([
    ['decision', decision ?? OPEN],
    ['decision_reason', decision_reason],
  ])

const settledBy = (textOf: (part: Part) => string | undefined): Settled => ({
  decision: toDecision(textOf('decision')),
  decision_reason: textOf('decision_reason')?.trim() ?? '',
})

/** As it is sent: what nobody touched is as it is stored. */
export const toBody = (edits: Edits<string>, stored: StoredValues<string>) => ({
  ...settledBy((part) => edits.get(part)?.value ?? stored.get(part)),
  previous: settledBy((part) => edits.get(part)?.startedFrom ?? stored.get(part)),
})

/** What somebody else has settled meanwhile; undefined where a refusal is about something else. */
export function theirsIn({ conflicts: [conflict] }: ApiError): ReadonlyMap<Part, string> | undefined {
  if (!conflict) return undefined
  const { decision, decision_reason: reason } = conflict
  return textsOf({ decision: toDecision(decision), decision_reason: typeof reason === 'string' ? reason : '' })
}

export function conflictsIn(error: ApiError): Map<string, EditConflict<string>> {
  const [conflict = {}] = error.conflicts
  return new Map([...(theirsIn(error) ?? [])].map(([part, theirs]) => [part, conflictOf(conflict, theirs)]))
}

export function labelOf(part: Part, text: string, option: string): string {
  const chosen = choices.find(({ value }) => value === text)?.label ?? text
  return part === 'decision' ? editsMessages.decision(option, chosen) : editsMessages.decisionReason(option)
}

export const lookOf = (part: string): ConflictLook =>
  part === 'decision'
    ? { label: comparisonMessages.decision, options: choices }
    : { label: comparisonMessages.reason, joint: ' ', maxLength: TEXT_MAX, mayBeBlank: true }
