import { useQuery } from '@tanstack/react-query'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { CountList } from './count-list.tsx'
import classes from './reset-dialog.module.css'

interface ResetDialogProps {
  opened: boolean
  solutionId: number
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Lists what a reset takes away, with counts where the server counts. */
export function ResetDialog({ opened, solutionId, isBusy, onConfirm, onCancel }: ResetDialogProps) {
  const { data: progress } = useQuery(progressQuery(solutionId))
  return (
    <ConfirmDialog
      opened={opened}
      title={solutionDetailsMessages.confirmReset}
      confirmLabel={solutionDetailsMessages.resetAndSave}
      danger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{solutionDetailsMessages.resetWarning}</p>
      <div className={classes.losses}>
        <CountList
          counts={[
            [solutionDetailsMessages.metrics, progress?.metrics],
            [solutionDetailsMessages.userStories, progress?.stories_written],
            [solutionDetailsMessages.functionalOptions, progress?.options],
            [solutionDetailsMessages.analysisData, progress?.ratings],
            [solutionDetailsMessages.systemRequirements, progress?.requirements],
            [solutionDetailsMessages.stakeholders, progress?.stakeholders],
          ]}
        />
      </div>
    </ConfirmDialog>
  )
}
