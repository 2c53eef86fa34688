import { useQuery } from '@tanstack/react-query'
import { roomMessages } from '#contract/messages/room.ts'
import { groupsMessages } from '#contract/messages/groups.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { steps } from '../../domain/steps/steps.ts'
import { shutBy } from '../../domain/workshop/why-shut.ts'
import { clockText, useTimeLeft } from '../../lib/live/use-time-left.ts'
import { ClockIcon, LockIcon } from '../../ui/marks/icons.tsx'
import classes from './room-bar.module.css'

/** What the host tells everybody, on every screen; nothing while there is nothing to tell. */
export function RoomBar() {
  const { data: room } = useQuery(roomQuery())
  const left = useTimeLeft(room?.timer ?? null)
  const isOver = left === 0
  const showsResults = room?.status === 'results'
  const isLookingOn = useGroups()?.observes === true && !showsResults && !hasEntered()
  const hasWords =
    room && (room.step !== null || room.message !== null || room.frozen || showsResults || isLookingOn || isOver)
  return (
    <div className={classes.bar} data-quiet={(!hasWords && left === null) || undefined}>
      {/* rendered even when empty: screen readers announce only what changes in an existing region */}
      <div role="status" className={classes.words}>
        {room && room.step !== null && (
          <p className={classes.step}>{roomMessages.now(room.step, steps[room.step - 1] ?? '')}</p>
        )}
        {room && room.message !== null && <p className={classes.message}>{room.message}</p>}
        {showsResults && (
          <p id={shutBy.results.why} className={classes.results}>
            <LockIcon size={18} />
            {roomMessages.resultsOnly}
          </p>
        )}
        {isLookingOn && (
          <p id={shutBy.lookingOn.why} className={classes.results}>
            <LockIcon size={18} />
            {groupsMessages.observing}
          </p>
        )}
        {room?.frozen && !showsResults && (
          <p id={shutBy.frozen.why} className={classes.frozen}>
            <LockIcon size={18} />
            {roomMessages.frozen}
          </p>
        )}
        {isOver && <p className={classes.step}>{roomMessages.timeIsUp}</p>}
      </div>
      {left !== null && !isOver && (
        <p role="timer" className={classes.clock}>
          <ClockIcon size={18} />
          {roomMessages.timeLeft(clockText(left))}
        </p>
      )}
    </div>
  )
}
