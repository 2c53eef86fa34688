import { useRef, useState } from 'react'
import type { SystemRequirement } from '#contract/system-requirements.ts'
import { messages } from '#contract/messages.ts'
import { reasonOf } from '../../lib/api-error.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { AddRequirement } from './add-requirement.tsx'
import { RequirementItem } from './requirement-item.tsx'
import { useDeleteRequirement } from './system-requirements.queries.ts'
import classes from './requirement-list.module.css'

interface RequirementListProps {
  solutionId: number
  analysisId: number
  requirements: readonly SystemRequirement[]
}

/** What follows from one rating, and the line for the next requirement. */
export function RequirementList({ solutionId, analysisId, requirements }: RequirementListProps) {
  const [toDelete, setToDelete] = useState<SystemRequirement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const addInput = useRef<HTMLInputElement>(null)
  const deleting = useDeleteRequirement(solutionId)

  const remove = () => {
    if (!toDelete) return
    setToDelete(null)
    deleting.mutate(toDelete.id, {
      // the pressed button has gone with its requirement; the next thing to do is here
      onSuccess: () => addInput.current?.focus(),
      onError: (error) => setProblem(messages.systemRequirements.deleteFailedBecause(reasonOf(error))),
    })
  }

  return (
    <>
      {requirements.length > 0 && (
        <ul className={classes.list}>
          {requirements.map((requirement) => (
            <RequirementItem
              key={requirement.id}
              solutionId={solutionId}
              requirement={requirement}
              isDeleting={deleting.isPending && deleting.variables === requirement.id}
              onDelete={() => setToDelete(requirement)}
              onProblem={setProblem}
            />
          ))}
        </ul>
      )}
      <AddRequirement solutionId={solutionId} analysisId={analysisId} onProblem={setProblem} ref={addInput} />
      <ConfirmDialog
        opened={toDelete !== null}
        title="Confirm Deletion"
        confirmLabel="Delete"
        danger
        onConfirm={remove}
        onCancel={() => setToDelete(null)}
      >
        <p>{messages.systemRequirements.confirmDelete}</p>
      </ConfirmDialog>
      <AlertDialog title="Not saved" text={problem} onClose={() => setProblem(null)} />
    </>
  )
}
