import { NativeSelect, Textarea } from '@mantine/core'
import { TEXT_MAX } from '#contract/limits.ts'
import { conflictsMessages } from '#contract/messages/edits.ts'
import type { EditValue } from '../../lib/edits/edit.ts'
import { useTextLimit } from '../field/use-text-limit.tsx'
import type { ConflictItem } from './conflict-item.ts'
import classes from './conflict-dialog.module.css'

interface ConflictMergeProps {
  item: ConflictItem
  value: EditValue
  onChange: (value: EditValue) => void
}

/** A third thing, made of both: a text to edit, a set to choose from both, or another choice. */
export function ConflictMerge({ item, value, onChange }: ConflictMergeProps) {
  const { options = [], maxLength, mayBeBlank } = item
  if (typeof value !== 'string') {
    const offered = new Set([...item.mine, ...item.theirs])
    const toggle = (id: string) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
    return (
      <ul className={classes.set}>
        {options
          .filter((option) => offered.has(option.value))
          .map((option) => (
            <li key={option.value}>
              <label className={classes.way}>
                <input type="checkbox" checked={value.includes(option.value)} onChange={() => toggle(option.value)} />
                {option.label}
              </label>
            </li>
          ))}
      </ul>
    )
  }
  if (item.options) {
    return (
      <NativeSelect
        className={classes.merge}
        aria-label={conflictsMessages.anotherChoiceFor(item.label)}
        data={[...options]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return <MergedText maxLength={maxLength} mayBeBlank={mayBeBlank} value={value} onChange={onChange} />
}

interface MergedTextProps extends Pick<ConflictItem, 'maxLength' | 'mayBeBlank'> {
  value: string
  onChange: (value: string) => void
}

function MergedText({ maxLength = TEXT_MAX, mayBeBlank, value, onChange }: MergedTextProps) {
  const limit = useTextLimit(value, maxLength)
  return (
    <>
      <Textarea
        className={classes.merge}
        label={conflictsMessages.combinedText}
        minRows={3}
        {...limit.field}
        value={value}
        error={value.trim() === '' && !mayBeBlank ? conflictsMessages.blankMerge : limit.isTooLong}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {limit.note}
    </>
  )
}
