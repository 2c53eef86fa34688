import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import { useOpenDialog } from './open-dialogs.ts'
import classes from './dialog.module.css'

interface DialogProps {
  opened: boolean
  title: string
  onClose: () => void
  /** Buttons, the filled one last: it stands right, and first on the phone. */
  actions: ReactNode
  /** Also on the phone they stand in the order in which they are read. */
  keepsOrder?: boolean
  size?: number
  /** Whether the focus goes back to what opened it; not where closing has led it elsewhere. */
  returnsFocus?: boolean
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { opened, title, onClose, actions, keepsOrder, size = 560, returnsFocus = true, children } = props
  const { isOnTop } = useOpenDialog(opened)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // one press of Escape leaves one question, not also the dialog below it
      closeOnEscape={isOnTop}
      title={title}
      size={size}
      returnFocus={returnsFocus}
      withCloseButton={false}
      classNames={{ header: classes.header, title: classes.title, body: classes.body, content: classes.content }}
    >
      {children}
      <div className={classes.actions} data-in-order={keepsOrder || undefined}>
        {actions}
      </div>
    </Modal>
  )
}
