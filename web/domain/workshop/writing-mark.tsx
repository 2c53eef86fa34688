import type { Editing } from '#contract/live.ts'
import { shellMessages } from '#contract/messages/shell.ts'
import { isOwn, useWriters } from '../../lib/live/people.ts'
import { calledOf, Initials } from './initials.tsx'
import classes from './writing-mark.module.css'

/** Says that somebody is writing here elsewhere, if only oneself. Their text appears when they save it. */
export function WritingMark({ kind, id }: Editing) {
  const writers = useWriters({ kind, id })
  const [first = writers[0], ...more] = writers.filter((writer) => !isOwn(writer))
  if (first === undefined) return null
  return (
    <span className={classes.mark}>
      <Initials email={calledOf(first)} isMe={isOwn(first)} />
      <span>
        {isOwn(first) ? shellMessages.youWriteElsewhere : shellMessages.writingHere(calledOf(first), more.length)}
      </span>
    </span>
  )
}
