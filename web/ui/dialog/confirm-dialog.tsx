import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { Dialog } from './dialog.tsx'
import { busy } from '../focus/busy.ts'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** A red button, for what cannot be undone. */
  danger?: boolean
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
          <Button onClick={onCancel} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button variant="filled" color={danger ? '#A32C16' : undefined} {...busy(isBusy)} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
