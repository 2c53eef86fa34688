import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { useChangeWorkshop } from '../../domain/workshop/workshops.queries.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useReplaceSessionId } from './admin.queries.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** What the host is asked before something happens to a workshop. */
export type Question = 'rename' | 'copy' | 'replace-id' | 'close' | 'delete'

interface WorkshopDialogProps {
  workshop: WorkshopOverview
  onClose: () => void
}

const dialogs: Record<Question, (props: WorkshopDialogProps) => React.ReactNode> = {
  rename: RenameDialog,
  copy: CopyDialog,
  'replace-id': ReplaceIdDialog,
  close: CloseDialog,
  delete: DeleteDialog,
}

export function WorkshopDialog({ question, ...props }: WorkshopDialogProps & { question: Question }) {
  const Asking = dialogs[question]
  return <Asking {...props} />
}

function CloseDialog({ workshop, onClose }: WorkshopDialogProps) {
  const change = useChangeWorkshop(workshopsMessages.closed)
  return (
    <ConfirmDialog
      opened
      title={workshopsMessages.closeTitle(workshop.title)}
      confirmLabel={workshopsMessages.closeWorkshop}
      isBusy={change.isPending}
      onConfirm={() => change.mutate({ id: workshop.id, status: 'closed' }, { onSettled: onClose })}
      onCancel={() => {
        change.giveUp()
        onClose()
      }}
    >
      <p>{workshopsMessages.closeWarning}</p>
    </ConfirmDialog>
  )
}

function ReplaceIdDialog({ workshop, onClose }: WorkshopDialogProps) {
  const replace = useReplaceSessionId()
  return (
    <ConfirmDialog
      opened
      title={workshopsMessages.newSessionId}
      confirmLabel={workshopsMessages.replaceSessionId}
      isBusy={replace.isPending}
      onConfirm={() => replace.mutate(workshop.id, { onSettled: onClose })}
      onCancel={() => {
        replace.giveUp()
        onClose()
      }}
    >
      <p>{workshopsMessages.replaceWarning}</p>
    </ConfirmDialog>
  )
}
