import type { Decision } from '#contract/chain.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import classes from './decision-mark.module.css'

/** What was decided about an option, in the colour of the decision. */
export function DecisionMark({ decision, className = '' }: { decision: Decision; className?: string | undefined }) {
  return (
    <span className={`${classes.decision} ${className}`} data-decision={decision}>
      {decisionsMessages.decision[decision]}
    </span>
  )
}
