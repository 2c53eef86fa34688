import type { Fhn, Measure } from '#contract/reference-data.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { authorOf, type ConflictItem } from '../../ui/edits/conflicts.tsx'
import type { Choices } from './ratings.ts'

/** Cells that somebody else has rated meanwhile, as the dialog shows them. */
export function toConflictItems(
  conflicts: readonly Record<string, unknown>[],
  choices: Choices,
  fhns: readonly Fhn[],
  measures: readonly Measure[],
): ConflictItem[] {
  const others = measures.filter(({ id }) => id !== MEASURE_NONE)
  const options = [
    { value: String(MEASURE_NONE), label: 'None' },
    ...others.map(({ id, measure }) => ({ value: String(id), label: measure })),
  ]
  return conflicts.flatMap((conflict): ConflictItem[] => {
    const choice = choices.get(Number(conflict.fhn_id))
    const fhn = fhns.find(({ id }) => id === conflict.fhn_id)
    if (!choice || !fhn) return []
    const theirs = String(typeof conflict.measure === 'number' ? conflict.measure : MEASURE_NONE)
    return [
      { id: String(fhn.id), label: fhn.p_fhn, mine: String(choice.measure), theirs, ...authorOf(conflict), options },
    ]
  })
}
