import { useState } from 'react'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { editsMessages } from '#contract/messages/edits.ts'
import { lineName } from '../../lib/edits/list-edits.ts'
import { draftIn } from '../../lib/edits/use-list-edits.ts'
import { isReadOnly } from '../../lib/http/is-read-only.ts'
import { reasonOf } from '../../lib/http/error-sentences.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { AddLine } from '../../ui/edits/add-line.tsx'
import type { RatedNeed } from './requirement-groups.ts'
import { RequirementItem } from './requirement-item.tsx'
import { useDeleteRequirement } from './system-requirements.queries.ts'
import type { RequirementEdits } from './use-requirement-edits.ts'
import classes from './requirement-list.module.css'

interface RequirementListProps {
  need: RatedNeed
  edits: RequirementEdits
}

/** What follows from one rating, and the line for the next requirement. */
export function RequirementList({ need, edits }: RequirementListProps) {
  const { requirements, analysisId, fhnName, direction } = need
  const { drafts, actions } = edits
  const [toDelete, setToDelete] = useState<number | null>(null)
  const deleting = useDeleteRequirement(edits.solutionId)

  const tell = (error: Error) => {
    if (!isReadOnly(error)) edits.onProblem(systemRequirementsMessages.deleteFailedBecause(reasonOf(error)))
  }

  return (
    <>
      {requirements.length > 0 && (
        <ul className={classes.list}>
          {requirements.map((requirement) => (
            <RequirementItem
              key={requirement.id}
              requirement={requirement}
              edits={edits}
              isDeleting={deleting.isRunning(requirement.id)}
              onDelete={() => setToDelete(requirement.id)}
            />
          ))}
        </ul>
      )}
      <AddLine
        className={classes.add}
        label={systemRequirementsMessages.addRequirement}
        placeholder={systemRequirementsMessages.addPlaceholder}
        describedBy={`rating-${analysisId}`}
        value={edits.lineOf(analysisId)}
        place={lineName(analysisId)}
        isAdding={edits.isAdding(analysisId)}
        draft={draftIn(drafts, actions, lineName(analysisId))}
        onType={(text) => actions.typeLine(analysisId, text, editsMessages.newRequirement(fhnName, direction))}
        onAdd={() => actions.addLine(analysisId)}
      />
      <DeedDialog
        deed={deleting}
        sent={toDelete}
        title={commonMessages.confirmDeletion}
        confirmLabel={commonMessages.delete}
        danger
        onError={tell}
        onClose={() => setToDelete(null)}
      >
        <p>{systemRequirementsMessages.confirmDelete}</p>
      </DeedDialog>
    </>
  )
}
