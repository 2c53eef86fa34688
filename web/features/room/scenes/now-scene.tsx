import { helpMessages, stepsMessages } from '#contract/messages/steps.ts'
import type { RoomScreen } from '#contract/room.ts'
import { StepSegments } from '../../../domain/steps/step-segments.tsx'
import { steps } from '../../../domain/steps/steps.ts'
import { RoomClock } from './room-clock.tsx'
import { FitWords } from './fit-words.tsx'
import { LateCorner } from './late-corner.tsx'
import { RoomState } from './room-state.tsx'
import type { SceneProps } from './scene-props.ts'
import classes from './now-scene.module.css'

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

/** What is being done, and how long still. */
export function NowScene({ room }: SceneProps) {
  const { step, message, timer } = room
  const title = titleOf(room)
  return (
    <div className={classes.scene}>
      <LateCorner room={room} />
      <RoomState status={room.status} frozen={room.frozen} />
      <div className={classes.now}>
        {step !== null && (
          <div className={classes.segments}>
            <StepSegments step={step} />
          </div>
        )}
        <FitWords from={150} to={64} words={title} className={classes.title}>
          <h2>
            {step !== null && <span className={classes.number}>{step}</span>} {title}
          </h2>
        </FitWords>
      </div>
      <div className={classes.lower}>
        <FitWords from={52} to={30} words={`${step} ${message}`} className={classes.words}>
          {step !== null && <p className={classes.help}>{help[step - 1]}</p>}
          {message !== null && <p>{message}</p>}
        </FitWords>
        <RoomClock timer={timer} />
      </div>
    </div>
  )
}

/** What the host calls it, else the step's own name. */
function titleOf({ item, step }: RoomScreen): string {
  return item ?? (step === null ? stepsMessages.steps : (steps[step - 1] ?? ''))
}
