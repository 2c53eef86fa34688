import { helpMessages } from '#contract/messages/help.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { steps } from '../../domain/steps/steps.ts'
import { StepSegments } from '../../domain/steps/step-segments.tsx'
import classes from './room-screen.module.css'

/** One sentence of help for each step, in their order. */
const help = [
  helpMessages.solution,
  helpMessages.metrics,
  helpMessages.stakeholders,
  helpMessages.userStories,
  helpMessages.functionalOptions,
  helpMessages.h9,
  helpMessages.systemRequirements,
] as const

interface RoomStepProps {
  step: number | null
  message: string | null
}

export function RoomStep({ step, message }: RoomStepProps) {
  return (
    <div className={classes.step}>
      {step === null ? (
        <p className={classes.help}>{roomScreenMessages.welcome}</p>
      ) : (
        <>
          <div className={classes.segments}>
            <StepSegments step={step} />
          </div>
          <h2 className={classes.stepName}>
            <span className={classes.stepNumber}>{step}</span> {steps[step - 1]}
          </h2>
          <p className={classes.help}>{help[step - 1]}</p>
        </>
      )}
      {message !== null && <p className={classes.message}>{message}</p>}
    </div>
  )
}
