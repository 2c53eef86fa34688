import { use } from 'react'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { DecisionMark } from '../../domain/options/decision-mark.tsx'
import { MayWrite } from '../../lib/session/may-write.ts'
import { FoldedWords } from '../../ui/page/folded-words.tsx'
import type { DecidedOption } from './use-decision-edits.ts'
import classes from './comparison.module.css'

/** What is settled about an option and why, and the way to settle it. */
export function DecisionButton({ option, onDecide }: { option: DecidedOption; onDecide: () => void }) {
  return (
    <>
      {option.decision && (
        <p className={classes.decision}>
          <DecisionMark decision={option.decision} />
        </p>
      )}
      {option.decision_reason && (
        <FoldedWords id={`reason-${option.id}`} className={classes.reason} words={option.decision_reason} long={120} />
      )}
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
