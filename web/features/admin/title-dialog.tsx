import { useState, type ReactNode } from 'react'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { isTooLong } from '#contract/text-length.ts'
import { FormDialog, type FormDialogProps } from '../../ui/dialog/form-dialog.tsx'
import { LimitedField } from '../../ui/field/limited-field.tsx'

interface TitleDialogProps extends Pick<FormDialogProps, 'title' | 'confirmLabel' | 'write' | 'onClose'> {
  /** Label of the field. */
  label: string
  /** What the field begins with. */
  start: string
  /** Further fields. */
  children?: ReactNode
  /** Gets the trimmed title; never a blank one. */
  onConfirm: (title: string) => void
}

/** Asks for the title of a workshop. */
export function TitleDialog({ label, start, children, onConfirm, ...dialog }: TitleDialogProps) {
  const [typed, setTyped] = useState(start)
  const isBlank = typed.trim() === ''
  return (
    <FormDialog
      {...dialog}
      isComplete={!isBlank}
      isTooLong={isTooLong(typed.trim(), SOLUTION_NAME_MAX)}
      onSend={() => onConfirm(typed.trim())}
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
    </FormDialog>
  )
}
