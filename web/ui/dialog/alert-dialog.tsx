import { commonMessages } from '#contract/messages/common.ts'
import { Dialog } from './dialog.tsx'
import { Button } from '../page/button.tsx'

interface AlertDialogProps {
  title: string
  /** Closed while there is nothing to say. */
  text: string | null
  onClose: () => void
}

/** What the specification calls an alert: in the page, never the browser's own. */
export function AlertDialog({ title, text, onClose }: AlertDialogProps) {
  return (
    <Dialog
      opened={text !== null}
      title={title}
      onClose={onClose}
      actions={
        <Button variant="filled" onClick={onClose}>
          {commonMessages.ok}
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </Dialog>
  )
}
