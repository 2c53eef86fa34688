import { useId, type ReactNode } from 'react'
import { conflictsMessages } from '#contract/messages/edits.ts'
import { isMe } from '../../lib/session/stored-session.ts'
import { isTooLong } from '#contract/text-length.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { ConflictMerge } from './conflict-merge.tsx'
import { ConflictText } from './conflict-text.tsx'
import type { EditValue } from '../../lib/edits/edit.ts'
import type { ConflictItem } from './conflict-item.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import classes from './conflict-dialog.module.css'

export interface Decision {
  way: 'mine' | 'theirs' | 'merge'
  /** What has been made of both. */
  merged: EditValue
}

/** What an item becomes by a decision; undefined while there is none that can be saved. */
export function outcomeOf(item: ConflictItem, decision: Decision | undefined): EditValue | undefined {
  if (!decision) return undefined
  if (decision.way !== 'merge') return item[decision.way]
  const { merged } = decision
  if (typeof merged === 'string' && isTooLong(merged, item.maxLength)) return undefined
  const isBlank = typeof merged === 'string' ? merged.trim() === '' : merged.length === 0
  return isBlank && !item.mayBeBlank ? undefined : merged
}

interface ConflictChoiceProps {
  item: ConflictItem
  decision: Decision | undefined
  onDecide: (decision: Decision) => void
}

/** Both sides of one thing, and the three ways on. */
export function ConflictChoice({ item, decision, onDecide }: ConflictChoiceProps) {
  const id = useId()
  const merged = decision?.merged ?? startOf(item)
  const way = (value: Decision['way'], label: string, describedBy?: string) => (
    <label className={classes.way}>
      <input
        type="radio"
        name={id}
        checked={decision?.way === value}
        aria-describedby={describedBy}
        onChange={() => onDecide({ way: value, merged })}
      />
      {label}
    </label>
  )
  const side = (value: 'mine' | 'theirs', whose: string, label: string) => (
    <div className={classes.side} data-chosen={decision?.way === value || undefined}>
      <p className={classes.whose}>{whose}</p>
      <div id={`${id}-${value}`} className={classes.words}>
        <ConflictText item={item} side={value} />
      </div>
      {way(value, label, `${id}-${value}`)}
    </div>
  )

  return (
    <Group label={item.label}>
      <div className={classes.sides}>
        {side('mine', conflictsMessages.yoursNotSaved, conflictsMessages.keepMine)}
        {side('theirs', theirsOf(item), isTheirs(item) ? conflictsMessages.takeTheirs : conflictsMessages.takeSaved)}
      </div>
      {way('merge', isOneOf(item) ? conflictsMessages.chooseAnother : conflictsMessages.combineBoth)}
      {decision?.way === 'merge' && (
        <ConflictMerge item={item} value={merged} onChange={(value) => onDecide({ way: 'merge', merged: value })} />
      )}
    </Group>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.item}>
      <legend className={classes.label}>{label}</legend>
      {children}
    </fieldset>
  )
}

const isOneOf = ({ options, mine }: ConflictItem) => options !== undefined && typeof mine === 'string'

/** Of somebody else, as far as is known: it may have been oneself in another tab. */
const isTheirs = ({ by }: ConflictItem) => by !== null && !isMe(by)

function theirsOf({ by, at }: ConflictItem) {
  const others = by ? conflictsMessages.whose(by) : conflictsMessages.savedMeanwhile
  const whose = isMe(by) ? conflictsMessages.yoursEarlier : others
  if (!at) return whose
  const when = timeAgo(at, serverNow())
  return conflictsMessages.whoseAndWhen(whose, when)
}

/** A merge begins with all there is: both texts, both sets; of two single choices, one's own. */
function startOf(item: ConflictItem): EditValue {
  const { mine, theirs, joint } = item
  if (typeof mine === 'string') return joint === undefined ? mine : [mine, theirs].filter(Boolean).join(joint)
  return [...new Set([...mine, ...theirs])]
}
