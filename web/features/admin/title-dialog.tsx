import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { isTooLong } from '#contract/text-length.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { focusTooLong } from '../../ui/field/use-text-limit.tsx'
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
  const [typed, setTyped] = useState(start)
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
          if (isTooLong(typed.trim(), SOLUTION_NAME_MAX)) focusTooLong()
          else if (!isBlank) onConfirm(typed.trim())
        }}
      >
        <LimitedField
          data-autofocus
          label={label}
          max={SOLUTION_NAME_MAX}
          value={typed}
          error={isBlank && workshopsMessages.titleBlank}
          onType={setTyped}
        />
        {children}
      </form>
    </Dialog>
  )
}
