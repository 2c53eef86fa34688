import type { ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { Dialog } from './dialog.tsx'
import { busy, useShut } from '../focus/busy.ts'
import { Button } from '../page/button.tsx'
import classes from './dialog.module.css'

/** What somebody is asked. */
export interface Question {
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** A red button, for what cannot be undone. */
  danger?: boolean
}

interface ConfirmDialogProps extends Question {
  opened: boolean
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel = commonMessages.cancel,
  danger = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <p role="status" className={classes.working}>
            {isBusy && commonMessages.working}
          </p>
          <Button onClick={onCancel} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button variant="filled" danger={danger} {...busy(isBusy)} {...useShut()} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
