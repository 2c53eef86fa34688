import { useMemo } from 'react'
import { useKeptDrafts, type LeftDraft } from '../../lib/edits/use-kept-drafts.ts'
import { areSolutionValues, isSame, type SolutionValues } from './solution-values.ts'

interface Keeping {
  /** Where in the session. */
  place: string
  values: SolutionValues
  /** What the values were when the typing began. */
  start: SolutionValues
  isStored?: ((draft: LeftDraft<SolutionValues>) => boolean) | undefined
}

/** A form about one solution, kept in the browser as a whole. */
export function useKeptSolution({ place, values, start, isStored }: Keeping) {
  const drafts = useMemo(() => {
    const draft = { value: values, startedFrom: start, label: `Solution: ${values.name}` }
    return isSame(values, start) ? new Map<string, typeof draft>() : new Map([['form', draft]])
  }, [values, start])
  return useKeptDrafts<SolutionValues>({ place, drafts, fits: areSolutionValues, isStored })
}

export const placeOfSolution = (solutionId: number) => `solution/${solutionId}/details`
