import { useState } from 'react'
import type { SystemRequirement } from '#contract/system-requirements.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { isFrozen, reasonOf } from '../../lib/http/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { AddRequirement } from './add-requirement.tsx'
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
  const { requirements } = need
  const [toDelete, setToDelete] = useState<SystemRequirement | null>(null)
  const deleting = useDeleteRequirement(edits.solutionId)

  const remove = () => {
    if (!toDelete) return
    setToDelete(null)
    deleting.mutate(toDelete.id, {
      onError: (error) => {
        if (!isFrozen(error)) edits.onProblem(systemRequirementsMessages.deleteFailedBecause(reasonOf(error)))
      },
    })
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
              onDelete={() => setToDelete(requirement)}
            />
          ))}
        </ul>
      )}
      <AddRequirement need={need} edits={edits} />
      <ConfirmDialog
        opened={toDelete !== null}
        title={commonMessages.confirmDeletion}
        confirmLabel={commonMessages.delete}
        danger
        onConfirm={remove}
        onCancel={() => setToDelete(null)}
      >
        <p>{systemRequirementsMessages.confirmDelete}</p>
      </ConfirmDialog>
    </>
  )
}
