import type { Editing } from '#contract/live.ts'
import { shellMessages } from '#contract/messages/shell.ts'
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
      <span>{shellMessages.writingHere(nameOf(first), others.length)}</span>
    </span>
  )
}
