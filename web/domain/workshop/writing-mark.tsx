import type { Editing } from '#contract/live.ts'
import { useWriters } from '../../lib/live/people.ts'
import { Initials, nameOf } from './initials.tsx'
import classes from './writing-mark.module.css'

/** Says that somebody else is writing here. Their text appears when they save it. */
export function WritingMark({ kind, id }: Editing) {
  const [first, ...others] = useWriters({ kind, id })
  if (first === undefined) return null
  return (
    <span className={classes.mark}>
      <Initials email={first} />
      <span>
        {nameOf(first)}
        {others.length > 0 && ` and ${others.length} more`} {others.length > 0 ? 'are' : 'is'} writing here
      </span>
    </span>
  )
}
