import { lazy, Suspense, useState } from 'react'
import { decisionsMessages } from '#contract/messages/decisions.ts'
import type { DecidedOption } from './decision-dialog.tsx'
import classes from './comparison.module.css'

const DecisionDialog = lazy(() => import('./decision-dialog.tsx').then((file) => ({ default: file.DecisionDialog })))

/** What is settled about an option and why, and the way to settle it; the dialog shows a long reason whole. */
export function DecisionButton({ solutionId, option }: { solutionId: number; option: DecidedOption }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {option.decision && (
        <p className={classes.decision} data-decision={option.decision}>
          {decisionsMessages.decision[option.decision]}
        </p>
      )}
      {option.decision_reason && <p className={classes.reason}>{option.decision_reason}</p>}
      <button
        type="button"
        className={classes.decide}
        aria-describedby={`option-${option.id}`}
        onClick={() => setIsOpen(true)}
      >
        {option.decision ? 'Change' : 'Decide'}
      </button>
      {isOpen && (
        <Suspense>
          <DecisionDialog solutionId={solutionId} option={option} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
