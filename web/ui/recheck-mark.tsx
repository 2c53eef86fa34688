import { insightMessages } from '#contract/insight-messages.ts'
import { WarningIcon } from './icons.tsx'
import classes from './recheck-mark.module.css'

/** What stands above this has changed; somebody should look whether it still holds. */
export function RecheckMark({ why }: { why: string }) {
  return (
    <span className={classes.mark} title={why}>
      <WarningIcon size={14} /> {insightMessages.recheck}
    </span>
  )
}
