import { useMemo, useState } from 'react'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { useListDrafts } from '../../lib/edits/use-list-drafts.ts'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'
import { DraftBanner } from '../../ui/edits/draft-banner.tsx'
import { TextConflict } from '../../ui/edits/text-conflict.tsx'
import { MeasureTable } from './measure-table.tsx'
import { listRequirements, type MeasureGroup } from './requirement-groups.ts'
import { StrandedRequirements } from './stranded-requirements.tsx'
import { useUpdateRequirement } from './system-requirements.queries.ts'

interface RequirementsProps {
  solutionId: number
  optionId: number
  /** The story the option is for. */
  storyId: number
  groups: readonly MeasureGroup[]
  /** Ratings that are None now; what was written for them is kept out of sight. */
  ratedNone: ReadonlySet<number>
  primaryFhn: string
}

/** A table a measure, and what is typed in them: held here, because a rating may move from one table to another. */
export function Requirements({ solutionId, optionId, storyId, groups, ratedNone, primaryFhn }: RequirementsProps) {
  const listed = useMemo(() => listRequirements(groups), [groups])
  const { drafts, change, left, restore, discardLeft } = useListDrafts({
    place: `solution/${solutionId}/option/${optionId}/requirements`,
    noun: 'System requirement',
    listed,
    editsMany: true,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const updating = useUpdateRequirement(solutionId, change, setProblem)
  const writing = { solutionId, drafts, change, onProblem: setProblem }

  return (
    <>
      <DraftBanner left={left} onRestore={restore} onDiscard={discardLeft} />
      <StrandedRequirements
        thing={{ solution_id: solutionId, user_story_id: storyId, functional_option_id: optionId }}
        drafts={drafts}
        listed={listed}
        ratedNone={ratedNone}
        change={change}
      />
      {groups.map((group) => (
        <MeasureTable key={group.measure} group={group} primaryFhn={primaryFhn} writing={writing} />
      ))}
      <TextConflict
        overtaken={drafts.overtaken}
        listed={listed}
        label={(id) => `System requirement R${id}`}
        sentence={systemRequirementsMessages.changedMeanwhile}
        change={change}
        onSend={updating.mutate}
      />
      <AlertDialog title="Not saved" text={problem} onClose={() => setProblem(null)} />
    </>
  )
}
