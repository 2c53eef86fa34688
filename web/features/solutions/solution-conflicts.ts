import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { authorOf, type ConflictItem, type ConflictValue } from '../../ui/edits/conflicts.tsx'
import type { SolutionValues } from './solution-values.ts'
import type { Choices } from './use-choices.ts'

/** Fields that somebody else has changed meanwhile, as the dialog shows them; the ids are those of the form. */
export function toConflictItems(
  conflicts: readonly Record<string, unknown>[],
  { name, fhn, purposes }: SolutionValues,
  choices: Choices,
): ConflictItem[] {
  return conflicts.flatMap((conflict): ConflictItem[] => {
    const author = authorOf(conflict)
    const { solution_name, primary_fhn, purpose_ids } = conflict
    const items: ConflictItem[] = []
    if (typeof solution_name === 'string') {
      const length = { maxLength: SOLUTION_NAME_MAX }
      items.push({ id: 'name', label: 'Solution Name', mine: name.trim(), theirs: solution_name, ...author, ...length })
    }
    if (typeof primary_fhn === 'number') {
      const options = choices.fhns ?? []
      items.push({ id: 'fhn', label: 'Primary FHN', mine: fhn, theirs: String(primary_fhn), ...author, options })
    }
    if (Array.isArray(purpose_ids)) {
      const theirs = purpose_ids.map(String)
      const options = choices.purposes ?? []
      items.push({ id: 'purposes', label: 'Primary Purpose(s)', mine: purposes, theirs, ...author, options })
    }
    return items
  })
}

/** The form after a decision: what was decided, standing on what the others stored. */
export function decide(
  values: SolutionValues,
  start: SolutionValues,
  conflicts: readonly ConflictItem[],
  decisions: ReadonlyMap<string, ConflictValue>,
) {
  const next = { values: { ...values }, start: { ...start } }
  for (const { id, theirs } of conflicts) {
    Object.assign(next.values, { [id]: decisions.get(id) })
    Object.assign(next.start, { [id]: theirs })
  }
  return next
}
