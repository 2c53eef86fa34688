import type { Editing } from '#contract/live.ts'
import { shellMessages } from '#contract/messages/shell.ts'
import { useWriters } from '../../lib/live/people.ts'
import { isMe } from '../../lib/session/stored-session.ts'
import { calledOf, Initials } from './initials.tsx'
import classes from './writing-mark.module.css'

/** Says that somebody is writing here elsewhere, if only oneself. Their text appears when they save it. */
export function WritingMark({ kind, id }: Editing) {
  const writers = useWriters({ kind, id })
  const [first = writers[0], ...more] = writers.filter(({ email }) => !isMe(email))
  if (first === undefined) return null
  return (
    <span className={classes.mark}>
      <Initials email={calledOf(first)} isMe={isMe(first.email)} />
      <span>
        {isMe(first.email) ? shellMessages.youWriteElsewhere : shellMessages.writingHere(calledOf(first), more.length)}
      </span>
    </span>
  )
}
