import { helpMessages } from '#contract/messages/help.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { DirectionSwitch } from './direction-switch.tsx'
import classes from './direction-head.module.css'

interface DirectionHeadProps {
  solutionId: number
  optionId: number
  virtuous: boolean
}

/** Under which assumption is rated, and the way to the other one. */
export function DirectionHead({ solutionId, optionId, virtuous }: DirectionHeadProps) {
  return (
    <div className={classes.direction} data-part="direction">
      <h2>{virtuous ? commonMessages.virtuous : commonMessages.vicious}</h2>
      <p className={classes.question}>{virtuous ? helpMessages.h9Virtuous : helpMessages.h9Vicious}</p>
      <DirectionSwitch solutionId={solutionId} optionId={optionId} virtuous={virtuous} />
    </div>
  )
}
