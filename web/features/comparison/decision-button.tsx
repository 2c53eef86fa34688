import { comparisonMessages } from '#contract/messages/comparison.ts'
import { draftsMessages } from '#contract/messages/edits.ts'
import { DecisionMark } from '../../domain/options/decision-mark.tsx'
import { useShut } from '../../ui/focus/busy.ts'
import { FoldedWords } from '../../ui/page/folded-words.tsx'
import type { DecidedOption } from './use-decision-edits.ts'
import classes from './comparison.module.css'

interface DecisionButtonProps {
  option: DecidedOption
  /** It has an unsaved draft. */
  isBegun: boolean
  onDecide: () => void
}

/** What is settled about an option and why, and the way to settle it. */
export function DecisionButton({ option, isBegun, onDecide }: DecisionButtonProps) {
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
      <button type="button" className={classes.decide} {...useShut(`option-${option.id}`)} onClick={onDecide}>
        {option.decision ? comparisonMessages.change : comparisonMessages.decide}
      </button>
      {isBegun && <p className={classes.begun}>{draftsMessages.notSaved}</p>}
    </>
  )
}
