import type { Deed } from '#contract/activity.ts'
import type { Decided } from '#contract/chain.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { wordDiff, type Piece } from '../../lib/text/word-diff.ts'
import { MarkedQuote } from '../../ui/edits/marked-quote.tsx'
import { useBringDecisionBack } from './history.queries.ts'
import { OneVersion } from './one-version.tsx'
import classes from './history.module.css'

interface DecisionChangeProps {
  solutionId: number
  optionId: number
  decided: NonNullable<Deed['decided']>
}

/** The decision and its reason before and after. Either can be brought back where another stands now. */
export function DecisionChange({ solutionId, optionId, decided: { from, to, now } }: DecisionChangeProps) {
  const write = useBringDecisionBack(solutionId, optionId)
  const reasons = wordDiff(from?.decision_reason ?? '', to.decision_reason)
  const one = (label: string, version: Decided, pieces: Piece[], mark: 'del' | 'ins') => {
    const isPresent = now !== null && isSame(version, now)
    return (
      <OneVersion
        label={label}
        present={isPresent && historyMessages.presentDecision}
        action={historyMessages.bringThisDecisionBack}
        isBusy={write.isPending}
        onBringBack={now === null || isPresent ? undefined : () => write.mutate({ ...version, previous: now })}
      >
        <p className={classes.decision}>{nameOf(version)}</p>
        {version.decision_reason !== '' && <MarkedQuote pieces={pieces} mark={mark} />}
      </OneVersion>
    )
  }
  return (
    <div className={classes.texts}>
      {hasStood(from) && one(historyMessages.before, from, reasons.before, 'del')}
      {hasStood(from)
        ? one(historyMessages.after, to, reasons.after, 'ins')
        : one(historyMessages.theDecision, to, [{ text: to.decision_reason, isShared: true }], 'ins')}
    </div>
  )
}

/** Whether anything had been decided or said before. */
export const hasStood = (from: Decided | undefined): from is Decided =>
  from !== undefined && !isSame(from, { decision: null, decision_reason: '' })

const isSame = (one: Decided, other: Decided) =>
  one.decision === other.decision && one.decision_reason === other.decision_reason

const nameOf = ({ decision }: Decided) =>
  decision ? decisionsMessages.decision[decision] : decisionsMessages.undecided
