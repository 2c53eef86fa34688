import { TEXT_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { isBlank } from '../../lib/edits/list-edits.ts'
import type { DraftMark } from '../../lib/edits/use-edits.ts'
import { useTextLimit } from '../field/use-text-limit.tsx'
import { EditNote } from './edit-note.tsx'
import { UnderWay, underWayFrame } from './under-way.tsx'
import { busy, useShut, useShutField } from '../focus/busy.ts'
import { Button } from '../page/button.tsx'
import classes from './add-line.module.css'

interface AddLineProps {
  /** Of the form, which a screen may set in. */
  className?: string
  /** The field's name, and its placeholder where that is no other. */
  label: string
  placeholder?: string
  /** Id of what it adds to. */
  describedBy: string
  value: string
  /** Tells this field from others, so that the focus goes where its words go. */
  place: string
  isAdding: boolean
  draft: DraftMark | undefined
  onType: (text: string) => void
  /** Never for a blank text. */
  onAdd: () => void
}

/** A line to write one more thing on, not a box: what is written already stays darkest. A blank text is ignored without a word. */
export function AddLine(props: AddLineProps) {
  const {
    className = '',
    label,
    placeholder = label,
    describedBy,
    value,
    place,
    isAdding,
    draft,
    onType,
    onAdd,
  } = props
  const limit = useTextLimit(value, TEXT_MAX)
  return (
    <form
      className={`${classes.form} ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAdding || isBlank(value)) return
        if (limit.isTooLong) return limit.showExcess()
        onAdd()
        // the next one is often written at once
        limit.focus()
      }}
    >
      <div className={classes.field}>
        <div className={underWayFrame}>
          <input
            dir="auto"
            className={classes.line}
            {...limit.field}
            aria-label={label}
            {...useShutField(describedBy)}
            placeholder={placeholder}
            data-place={place}
            autoComplete="off"
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          <UnderWay at="end" isBusy={isAdding} words={commonMessages.adding} />
        </div>
        {limit.note}
        <EditNote isUnsaved={!isBlank(value)} isSaving={isAdding} draft={draft} describedBy={describedBy} />
      </div>
      <Button type="submit" size="xs" {...busy(isAdding)} {...useShut(describedBy)}>
        {commonMessages.add}
      </Button>
    </form>
  )
}
