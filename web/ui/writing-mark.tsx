import type { Editing } from '#contract/live.ts'
import { eachOnce, usePeople } from '../lib/live/people.ts'
import { Initials, nameOf } from './initials.tsx'
import classes from './writing-mark.module.css'

/** Says that somebody else is writing here. Their text appears when they save it. */
export function WritingMark({ kind, id }: Editing) {
  const writers = useWriters({ kind, id })
  const [first] = writers
  if (!first) return null
  const others = writers.length - 1
  return (
    <p className={classes.mark} data-writing="true">
      <Initials email={first.email} />
      <span>
        {nameOf(first.email)}
        {others > 0 && ` and ${others} more`} {others > 0 ? 'are' : 'is'} writing here
      </span>
    </p>
  )
}

function useWriters({ kind, id }: Editing) {
  return eachOnce(usePeople().filter(({ editing }) => editing?.kind === kind && editing.id === id))
}
