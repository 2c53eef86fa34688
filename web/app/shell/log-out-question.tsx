import { commonMessages } from '#contract/messages/common.ts'
import { draftsMessages } from '#contract/messages/edits.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Button } from '../../ui/page/button.tsx'

interface LogOutQuestionProps {
  opened: boolean
  onKeep: () => void
  onDelete: () => void
  onCancel: () => void
}

/** Asks what becomes of unsaved texts: the next person at this device could read them. */
export function LogOutQuestion({ opened, onKeep, onDelete, onCancel }: LogOutQuestionProps) {
  return (
    <Dialog
      opened={opened}
      title={draftsMessages.logOutTitle}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{commonMessages.cancel}</Button>
          <Button danger onClick={onDelete}>
            {draftsMessages.deleteAndLogOut}
          </Button>
          <Button variant="filled" data-autofocus onClick={onKeep}>
            {draftsMessages.keepAndLogOut}
          </Button>
        </>
      }
    >
      <p>{draftsMessages.logOutQuestion}</p>
    </Dialog>
  )
}
