import { hostMessages } from '#contract/host-messages.ts'
import { messages } from '#contract/messages.ts'
import { steps } from '../../domain/steps/steps.ts'
import { StepSegments } from '../../domain/steps/step-segments.tsx'
import classes from './room-screen.module.css'

/** One sentence of help for each step, in their order. */
const help = [
  messages.help.solution,
  messages.help.metrics,
  messages.help.stakeholders,
  messages.help.userStories,
  messages.help.functionalOptions,
  messages.help.h9,
  messages.help.systemRequirements,
] as const

interface RoomStepProps {
  step: number | null
  message: string | null
}

export function RoomStep({ step, message }: RoomStepProps) {
  return (
    <div className={classes.step}>
      {step === null ? (
        <p className={classes.help}>{hostMessages.room.welcome}</p>
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
