import { TEXT_MAX } from '#contract/limits.ts'
import { editsMessages } from '#contract/messages/edits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { idIn } from '../../lib/edits/list-edits.ts'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { MeasureTable } from './measure-table.tsx'
import type { DeletedThing } from '../../lib/queries/deletion.queries.ts'
import type { MeasureGroup } from './requirement-groups.ts'
import { RescuedRequirements } from './rescued-requirements.tsx'
import { useRequirementEdits } from './use-requirement-edits.ts'

interface RequirementsProps {
  /** The option, by its ids. */
  option: DeletedThing & { functional_option_id: number }
  /** Keep them stable between renders. */
  groups: readonly MeasureGroup[]
  /** Ratings that are None now; what was written for them is kept out of sight. */
  ratedNone: ReadonlySet<number>
  primaryFhn: string
}

/** A table a measure, and what is typed in them: held here, because a rating may move from one table to another. */
export function Requirements({ option, groups, ratedNone, primaryFhn }: RequirementsProps) {
  const edits = useRequirementEdits(option.solution_id, option.functional_option_id, groups)
  const { editor, problem, closeProblem } = edits

  return (
    <>
      <OlderDrafts editor={editor} />
      <RescuedRequirements thing={option} edits={edits} ratedNone={ratedNone} />
      {groups.map((group) => (
        <MeasureTable key={group.measure} group={group} primaryFhn={primaryFhn} edits={edits} />
      ))}
      <EditConflicts editor={editor} lookOf={requirementLook} sentence={systemRequirementsMessages.changedMeanwhile} />
      <AlertDialog title={systemRequirementsMessages.notSaved} text={problem} onClose={closeProblem} />
    </>
  )
}

const requirementLook = (name: string) => ({
  label: editsMessages.requirementNumber(idIn(name)),
  joint: ' ',
  maxLength: TEXT_MAX,
})
