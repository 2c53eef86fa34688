import { Button, TextInput } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { busy } from '../../ui/focus/busy.ts'
import classes from './workshops.module.css'

interface TitleDialogProps {
  title: string
  /** Label of the field. */
  label: string
  confirmLabel: string
  /** What the field begins with. */
  start: string
  isBusy: boolean
  /** Further fields. */
  children?: ReactNode
  /** Gets the trimmed title; never a blank one. */
  onConfirm: (title: string) => void
  onClose: () => void
}

/** Asks for the title of a workshop. */
export function TitleDialog(props: TitleDialogProps) {
  const { title, label, confirmLabel, start, isBusy, children, onConfirm, onClose } = props
  const formId = useId()
  const [typed, setTyped] = useState(start.slice(0, SOLUTION_NAME_MAX))
  const isBlank = typed.trim() === ''
  return (
    <Dialog
      opened
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="filled" disabled={isBlank} {...busy(isBusy)}>
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
          if (!isBlank) onConfirm(typed.trim())
        }}
      >
        <TextInput
          data-autofocus
          label={label}
          maxLength={SOLUTION_NAME_MAX}
          value={typed}
          error={isBlank && workshopsMessages.titleBlank}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {children}
      </form>
    </Dialog>
  )
}
