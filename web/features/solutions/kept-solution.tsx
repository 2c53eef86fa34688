import type { LeftDraft } from '../../lib/edits/use-kept-drafts.ts'
import { DraftBanner } from '../../ui/edits/draft-banner.tsx'
import { isSame, type SolutionValues } from './solution-values.ts'
import { placeOfSolution, useKeptSolution } from './use-kept-solution.ts'

interface KeptSolutionProps {
  solutionId: number
  stored: SolutionValues
  onRestore: (draft: LeftDraft<SolutionValues>) => void
}

/** Over a solution that is only looked at: an edit that an earlier visit did not save. Restoring it opens the editor. */
export function KeptSolution({ solutionId, stored, onRestore }: KeptSolutionProps) {
  const { left, discardLeft } = useKeptSolution({
    place: placeOfSolution(solutionId),
    values: stored,
    start: stored,
    isStored: ({ value }) => isSame(value, stored),
  })
  const [draft] = left
  return <DraftBanner left={left} onRestore={() => draft && onRestore(draft)} onDiscard={discardLeft} />
}
