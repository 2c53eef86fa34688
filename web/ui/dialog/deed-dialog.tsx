import type { Write } from '../../lib/queries/use-write.ts'
import { ConfirmDialog, type Question } from './confirm-dialog.tsx'
import { useGiveUpOnLeaving } from './use-give-up-on-leaving.ts'

interface DeedDialogProps<Sent> extends Question {
  deed: Pick<Write<unknown, Sent>, 'mutate' | 'giveUp' | 'isRunning'>
  /** What the deed is done to; null while nobody is asked. */
  sent: Sent | null
  opened?: boolean
  onError?: (error: Error) => void
  onClose: () => void
}

/**
 * Asks before something is done on the server. The question stays until the deed is answered, so that Cancel and Escape
 * can give it up meanwhile: it is then not repeated, and no failure is told. It goes when the card says what was done, not
 * when all of it has been read again.
 */
export function DeedDialog<Sent>(props: DeedDialogProps<Sent>) {
  const { deed, sent, opened = sent !== null, onError, onClose, ...question } = props
  useGiveUpOnLeaving(deed.giveUp)
  return (
    <ConfirmDialog
      {...question}
      opened={opened}
      isBusy={sent !== null && deed.isRunning(sent)}
      onConfirm={() => {
        if (sent !== null) deed.mutate(sent, { onDone: onClose, onFailed: onClose, ...(onError && { onError }) })
      }}
      onCancel={() => {
        deed.giveUp()
        onClose()
      }}
    />
  )
}
