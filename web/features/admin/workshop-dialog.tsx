import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { useChangeWorkshop } from '../../domain/workshop/workshops.queries.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { useReplaceSessionId } from './admin.queries.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** What the host is asked before something happens to a workshop. */
export type Question = 'rename' | 'copy' | 'replace-id' | 'results' | 'close' | 'delete'

interface WorkshopDialogProps {
  workshop: WorkshopOverview
  onClose: () => void
}

const dialogs: Record<Question, (props: WorkshopDialogProps) => React.ReactNode> = {
  rename: RenameDialog,
  copy: CopyDialog,
  'replace-id': ReplaceIdDialog,
  results: ResultsDialog,
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
    <DeedDialog
      deed={change}
      sent={{ id: workshop.id, status: 'closed' }}
      title={workshopsMessages.closeTitle(workshop.title)}
      confirmLabel={workshopsMessages.closeWorkshop}
      onClose={onClose}
    >
      <p>{workshopsMessages.closeWarning}</p>
    </DeedDialog>
  )
}

function ResultsDialog({ workshop, onClose }: WorkshopDialogProps) {
  const change = useChangeWorkshop(workshopsMessages.resultsShown)
  return (
    <DeedDialog
      deed={change}
      sent={{ id: workshop.id, status: 'results' }}
      title={workshopsMessages.resultsTitle(workshop.title)}
      confirmLabel={workshopsMessages.showResults}
      onClose={onClose}
    >
      <p>{workshopsMessages.resultsWarning}</p>
    </DeedDialog>
  )
}

function ReplaceIdDialog({ workshop, onClose }: WorkshopDialogProps) {
  const replace = useReplaceSessionId()
  return (
    <DeedDialog
      deed={replace}
      sent={workshop.id}
      title={workshopsMessages.newSessionId}
      confirmLabel={workshopsMessages.replaceSessionId}
      onClose={onClose}
    >
      <p>{workshopsMessages.replaceWarning}</p>
    </DeedDialog>
  )
}
