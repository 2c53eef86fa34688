import { useMemo } from 'react'
import { useKeptDrafts } from '../../lib/edits/use-kept-drafts.ts'
import { measureName } from '../../domain/needs/measure.tsx'
import { storedMeasure, type Choices } from './ratings.ts'
import type { RatingSubject } from './use-ratings.ts'

const isMeasure = (value: unknown): value is number => Number.isInteger(value)

/** What is chosen and unsaved, in the browser: each cell by its need. */
export function useKeptRatings(subject: RatingSubject, choices: Choices) {
  const { solutionId, optionId, virtuous, fhns, measures, stored, kind } = subject
  const direction = virtuous ? 'virtuous' : 'vicious'
  const drafts = useMemo(() => {
    const label = (id: number, measure: number) =>
      `${fhns.find((fhn) => fhn.id === id)?.p_fhn ?? id}: ${measureName(measures, measure)}`
    return new Map(
      [...choices].map(([id, { measure, previous }]) => [
        String(id),
        { value: measure, startedFrom: previous, label: label(id, measure) },
      ]),
    )
  }, [choices, fhns, measures])
  return useKeptDrafts<number>({
    place: `solution/${solutionId}/option/${optionId}/${kind === 'silent' ? `silent-${direction}` : direction}`,
    drafts,
    fits: isMeasure,
    isStored: ({ name, value }) => storedMeasure(stored, Number(name)) === value,
  })
}
