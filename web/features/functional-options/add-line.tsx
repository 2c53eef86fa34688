import { TextInput } from '@mantine/core'
import { TEXT_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { isBlank } from '../../lib/edits/list-edits.ts'
import type { DraftMark } from '../../lib/edits/use-edits.ts'
import { useTextLimit } from '../../ui/field/use-text-limit.tsx'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { UnderWay, underWayFrame } from '../../ui/edits/under-way.tsx'
import { ownDescription } from '../../ui/field/own-description.ts'
import { busy, useShut, useShutField } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './add-line.module.css'

interface AddLineProps {
  /** The field's name, and its placeholder. */
  label: string
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

/** A line to write one more thing on. A blank text is ignored without a word. */
export function AddLine({ label, describedBy, value, place, isAdding, draft, onType, onAdd }: AddLineProps) {
  const limit = useTextLimit(value, TEXT_MAX)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAdding || isBlank(value)) return
        if (limit.isTooLong) {
          limit.showExcess()
          return
        }
        onAdd()
        // the next one is often written at once
        limit.focus()
      }}
    >
      <div className={classes.field}>
        <div className={underWayFrame}>
          <TextInput
            {...limit.field}
            error={limit.isTooLong}
            classNames={{ input: classes.input }}
            aria-label={label}
            {...ownDescription}
            {...useShutField(describedBy)}
            placeholder={label}
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
