import { recheckMessages } from '#contract/messages/comparison.ts'
import { WarningIcon } from '../../ui/marks/message-icons.tsx'
import { useStillHolds, type Rechecked } from './recheck.queries.ts'
import { busy, useShut } from '../../ui/focus/busy.ts'
import classes from './recheck-mark.module.css'

/** Marks something whose basis has changed since it was written, so that somebody checks whether it still holds. */
export function RecheckMark({ why }: { why: string }) {
  return (
    <span className={classes.mark} title={why}>
      <WarningIcon size={14} /> {recheckMessages.recheck}
    </span>
  )
}

interface RecheckLineProps {
  solutionId: number
  what: Rechecked
}

/** The mark with its reason and a button that confirms the text. Editing the text removes the mark too. */
export function RecheckLine({ solutionId, what }: RecheckLineProps) {
  const confirming = useStillHolds(solutionId, what)
  const [why, holds] =
    'option' in what
      ? [recheckMessages.option, recheckMessages.ratingsHold]
      : [recheckMessages.requirement, recheckMessages.requirementHolds]
  return (
    <span className={classes.line}>
      <RecheckMark why={why} />
      <span className={classes.why}>{why}</span>
      <button
        type="button"
        className={classes.confirm}
        {...busy(confirming.isPending)}
        {...useShut()}
        onClick={() => confirming.mutate()}
      >
        {holds}
      </button>
    </span>
  )
}
