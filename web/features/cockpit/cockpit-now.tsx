import { useQuery } from '@tanstack/react-query'
import { roomMessages } from '#contract/messages/room.ts'
import { cockpitMessages } from '#contract/messages/cockpit.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { steps } from '../../domain/steps/steps.ts'
import { clockText, useTimeLeft } from '../../lib/live/use-time-left.ts'
import { StepSegments } from '../../domain/steps/step-segments.tsx'
import classes from './cockpit.module.css'

/** The step that is announced, and the time left for it; nothing while there is neither. */
export function CockpitNow({ workshopId }: { workshopId: string }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const left = useTimeLeft(room?.timer ?? null)
  const step = room?.step ?? null
  if (step === null && left === null) return null
  return (
    <div className={classes.now}>
      <p className={classes.nowWords}>
        {step !== null && (
          <span>
            <strong>
              {step} {steps[step - 1]}
            </strong>
            {room?.timer && ` ${cockpitMessages.plannedFor(room.timer.minutes)}`}
          </span>
        )}
        {left !== null && (
          <span role="timer" className={classes.clock}>
            {left === 0 ? roomMessages.timeIsUp : roomMessages.timeLeft(clockText(left))}
          </span>
        )}
      </p>
      {step !== null && <StepSegments step={step} />}
    </div>
  )
}
