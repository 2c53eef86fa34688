import { useMemo, useState } from 'react'
import { editsMessages } from '#contract/messages/edits.ts'
import { useListEdits } from '../../lib/edits/use-list-edits.ts'
import { listsOf, type MeasureGroup } from './requirement-groups.ts'
import { useAddRequirement, useUpdateRequirement } from './system-requirements.queries.ts'

/** The requirements of an option as they are edited, what is typed for new ones, and what went wrong with them. */
export function useRequirementEdits(solutionId: number, optionId: number, groups: readonly MeasureGroup[]) {
  const [problems, setProblems] = useState<readonly string[]>([])
  const onProblem = (sentence: string) => setProblems((before) => [...before, sentence])
  const requirements = useListEdits({
    place: `solution/${solutionId}/option/${optionId}/requirements`,
    lists: useMemo(() => listsOf(groups), [groups]),
    labelOf: editsMessages.requirement,
    field: 'specification',
    add: useAddRequirement(solutionId, onProblem).run,
    update: useUpdateRequirement(solutionId, onProblem).run,
  })
  return {
    ...requirements,
    solutionId,
    /** Told one after the other, so that none hides another. */
    problem: problems[0] ?? null,
    onProblem,
    closeProblem: () => setProblems((before) => before.slice(1)),
  }
}

export type RequirementEdits = ReturnType<typeof useRequirementEdits>
