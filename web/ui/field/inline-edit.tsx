import { TextInput, Textarea } from '@mantine/core'
import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { useMayWrite } from '../../lib/session/may-write.ts'
import { useTextLimit } from './use-text-limit.tsx'
import { busy, useShut, useShutField } from '../focus/busy.ts'
import { Button } from '../page/button.tsx'
import classes from './inline-edit.module.css'

interface InlineEditProps {
  /** Names the field for screen readers. */
  label: string
  value: string
  /** Shown when Enter is pressed on a blank text. */
  blankMessage: string
  /** Save can be pressed on a blank text too, and gives the message. */
  maySaveBlank?: boolean
  /** Long texts wrap in the field instead of running out of it. */
  wraps?: boolean
  isSaving?: boolean
  /** The person has just pressed Edit and wants to write here. */
  autoFocus?: boolean
  /** Its `data-place`, also of the Edit button that opens it, so that the focus follows when one takes the place of the other. */
  place?: string
  /** What there is to say of it, below the field. */
  note?: ReactNode
  onType: (text: string) => void
  /** Gets the trimmed text. */
  onSave: (text: string) => void
  onCancel: () => void
}

const isInField = (element: Element | null) => element?.matches('input, textarea, select') ?? false

type Field = HTMLInputElement | HTMLTextAreaElement

/** Edits a text in its place: Enter saves, Escape cancels. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value: text, blankMessage, maySaveBlank = false, wraps = false, isSaving = false } = props
  const { place, note, onType, onSave, onCancel } = props
  // takes the focus only after Edit was pressed: an edit that returns with its restored row must not steal the focus
  const [autoFocus] = useState(() => (props.autoFocus ?? true) && !isInField(document.activeElement))
  const [triedBlank, setTriedBlank] = useState(false)
  const hasBegun = useRef(false)
  const shut = useShut()
  const mayWrite = useMayWrite()
  const isBlank = text.trim() === ''
  const limit = useTextLimit(text, TEXT_MAX)

  const save = () => {
    if (isSaving || !mayWrite) return
    if (limit.isTooLong) {
      limit.showExcess()
      return
    }
    setTriedBlank(isBlank)
    if (!isBlank) onSave(text.trim())
  }

  const field = {
    classNames: { input: classes.input },
    'aria-label': label,
    'data-autofocus': autoFocus,
    'data-place': place,
    autoFocus,
    // the caret starts at the end; later, when the window gets the focus back, it stays where it was
    onFocus: ({ currentTarget: at }: FocusEvent<Field>) => {
      if (!hasBegun.current) at.setSelectionRange(at.value.length, at.value.length)
      hasBegun.current = true
    },
    value: text,
    ...limit.field,
    ...useShutField(),
    error: triedBlank && isBlank ? <span role="alert">{blankMessage}</span> : limit.isTooLong,
    onChange: (event: ChangeEvent<Field>) => onType(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<Field>) => {
      // browsers do not submit by Enter while the button is disabled, and the blank text must get its message
      if (event.key === 'Enter') {
        event.preventDefault()
        save()
      }
      if (event.key === 'Escape') {
        event.preventDefault()
        onCancel()
      }
    },
  }

  return (
    <form
      className={classes.form}
      data-place={place}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={classes.field}>
        {wraps ? <Textarea {...field} /> : <TextInput {...field} />}
        {limit.note}
        {note}
      </div>
      <div className={classes.buttons}>
        <Button
          type="submit"
          size="xs"
          variant="filled"
          disabled={isBlank && !maySaveBlank}
          {...busy(isSaving)}
          {...shut}
        >
          {commonMessages.save}
        </Button>
        <Button size="xs" {...busy(isSaving)} onClick={onCancel}>
          {commonMessages.cancel}
        </Button>
      </div>
    </form>
  )
}
