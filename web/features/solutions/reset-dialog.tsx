import { useQuery } from '@tanstack/react-query'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { CountList } from './count-list.tsx'
import classes from './reset-dialog.module.css'

interface ResetDialogProps {
  opened: boolean
  solutionId: number
  onConfirm: () => void
  onCancel: () => void
}

/** Lists what a reset takes away, with counts where the server counts. */
export function ResetDialog({ opened, solutionId, onConfirm, onCancel }: ResetDialogProps) {
  const { data: progress } = useQuery(progressQuery(solutionId))
  return (
    <ConfirmDialog
      opened={opened}
      title="Confirm Reset"
      confirmLabel="Reset and Save"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{solutionsMessages.resetWarning}</p>
      <div className={classes.losses}>
        <CountList
          counts={[
            ['Metrics', progress?.metrics],
            ['User stories', progress?.stories_written],
            ['Functional options', progress?.options],
            ['Analysis data', progress?.ratings],
            ['System requirements', progress?.requirements],
            ['Stakeholders', progress?.stakeholders],
          ]}
        />
      </div>
    </ConfirmDialog>
  )
}
