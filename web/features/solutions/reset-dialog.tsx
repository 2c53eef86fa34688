import { useQuery } from '@tanstack/react-query'
import { solutionsMessages } from '#contract/messages/solutions.ts'
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
      title={solutionsMessages.confirmReset}
      confirmLabel={solutionsMessages.resetAndSave}
      danger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{solutionsMessages.resetWarning}</p>
      <div className={classes.losses}>
        <CountList
          counts={[
            [solutionsMessages.metrics, progress?.metrics],
            [solutionsMessages.userStories, progress?.stories_written],
            [solutionsMessages.functionalOptions, progress?.options],
            [solutionsMessages.analysisData, progress?.ratings],
            [solutionsMessages.systemRequirements, progress?.requirements],
            [solutionsMessages.stakeholders, progress?.stakeholders],
          ]}
        />
      </div>
    </ConfirmDialog>
  )
}
