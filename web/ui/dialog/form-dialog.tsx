import { useId, type ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import type { Write } from '../../lib/queries/use-write.ts'
import { focusTooLong } from '../field/use-text-limit.tsx'
import { busy, useShut } from '../focus/busy.ts'
import { Dialog } from './dialog.tsx'
import { useGiveUpOnLeaving } from './use-give-up-on-leaving.ts'
import { Button } from '../page/button.tsx'
import classes from './dialog.module.css'

export interface FormDialogProps {
  title: string
  confirmLabel: string
  /** A red button, for what cannot be undone. */
  danger?: boolean
  /** What the form does on the server. */
  write: Pick<Write<unknown, never>, 'giveUp' | 'isPending'>
  /** Whether all that is needed is there. */
  isComplete: boolean
  isTooLong?: boolean
  children: ReactNode
  onSend: () => void
  onClose: () => void
}

/**
 * Asks for something and sends it. It stays, busy, until that is answered, so that Cancel and Escape can give it up
 * meanwhile.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, confirmLabel, danger, write, isComplete, isTooLong, children, onSend, onClose } = props
  const formId = useId()
  useGiveUpOnLeaving(write.giveUp)
  const giveUp = () => {
    write.giveUp()
    onClose()
  }
  return (
    <Dialog
      opened
      title={title}
      onClose={giveUp}
      actions={
        <>
          <Button onClick={giveUp}>{commonMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="filled"
            danger={danger}
            disabled={!isComplete}
            {...busy(write.isPending)}
            {...useShut()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTooLong) focusTooLong()
          else if (isComplete) onSend()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
