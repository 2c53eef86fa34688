import { use } from 'react'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { DecisionMark } from '../../domain/options/decision-mark.tsx'
import { MayWrite } from '../../lib/session/may-write.ts'
import type { DecidedOption } from './use-decision-edits.ts'
import classes from './comparison.module.css'

/** What is settled about an option and why, and the way to settle it; the dialog shows a long reason whole. */
export function DecisionButton({ option, onDecide }: { option: DecidedOption; onDecide: () => void }) {
  return (
    <>
      {option.decision && (
        <p className={classes.decision}>
          <DecisionMark decision={option.decision} />
        </p>
      )}
      {option.decision_reason && <p className={classes.reason}>{option.decision_reason}</p>}
      <button
        type="button"
        className={classes.decide}
        aria-describedby={`option-${option.id}`}
        disabled={!use(MayWrite)}
        onClick={onDecide}
      >
        {option.decision ? comparisonMessages.change : comparisonMessages.decide}
      </button>
    </>
  )
}
