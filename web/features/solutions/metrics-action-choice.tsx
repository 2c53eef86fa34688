import { useId } from 'react'
import type { MetricsAction } from '#contract/solutions.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { useMayWrite } from '../../lib/session/may-write.ts'
import { useShutChoice } from '../../ui/focus/busy.ts'
import classes from './metrics-action-choice.module.css'

interface MetricsActionChoiceProps {
  value: MetricsAction
  disabled: boolean
  onChange: (action: MetricsAction) => void
}

const actions: { value: MetricsAction; label: string; meaning: string }[] = [
  { value: 'unchanged', label: solutionDetailsMessages.unchanged, meaning: solutionDetailsMessages.unchangedHint },
  {
    value: 'add_only',
    label: solutionDetailsMessages.addOnly,
    meaning: solutionDetailsMessages.addOnlyHint,
  },
  {
    value: 'reset',
    label: solutionDetailsMessages.reset,
    meaning: solutionDetailsMessages.resetHint,
  },
]

/** What a change of purposes does to the metrics. */
export function MetricsActionChoice({ value, disabled, onChange }: MetricsActionChoiceProps) {
  const id = useId()
  const mayWrite = useMayWrite()
  const shut = useShutChoice()
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend>{solutionDetailsMessages.metrics}</legend>
      {actions.map((action) => (
        <div key={action.value} className={classes.option}>
          <input
            type="radio"
            name={id}
            id={`${id}-${action.value}`}
            {...shut}
            aria-describedby={`${id}-${action.value}-meaning`}
            value={action.value}
            checked={value === action.value}
            onChange={() => mayWrite && onChange(action.value)}
          />
          <label htmlFor={`${id}-${action.value}`}>{action.label}</label>
          <p id={`${id}-${action.value}-meaning`}>{action.meaning}</p>
        </div>
      ))}
    </fieldset>
  )
}
