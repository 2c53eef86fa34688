import { messages } from '#contract/messages.ts'
import classes from './meanwhile.module.css'

/** Under a field: what somebody else stored while this person was typing. */
export function Meanwhile({ text }: { text: string }) {
  return (
    <p className={classes.meanwhile}>
      {messages.common.savedMeanwhile} <span className={classes.words}>{text || messages.common.emptyText}</span>
    </p>
  )
}
