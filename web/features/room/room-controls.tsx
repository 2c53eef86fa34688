import { useQuery } from '@tanstack/react-query'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { isLive } from '../../domain/workshop/live-room.ts'
import { MessageControl } from './message-control.tsx'
import { RoomSettings } from './room-settings.tsx'
import { RoomSwitch } from './room-switch.tsx'
import { useChangeRoom } from './room.queries.ts'
import { SceneControl } from './scene-control.tsx'
import { StepControl } from './step-control.tsx'
import { TimerControl } from './timer-control.tsx'
import classes from './room-controls.module.css'

/** All that the host tells and shows everybody, for the window of the big screen. */
export function RoomControls({ workshopId }: { workshopId: string }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const change = useChangeRoom(workshopId)
  if (!room) return null
  return (
    <div className={classes.controls}>
      <SceneControl workshopId={workshopId} room={room} change={change} />
      {isLive(room) && (
        <>
          <StepControl step={room.step} change={change} />
          <TimerControl
            isRunning={room.timer !== null}
            isBusy={change.isPending}
            onSet={(timer_minutes) => change.mutate({ timer_minutes })}
          />
          <MessageControl key={workshopId} workshopId={workshopId} shown={room.message} change={change} />
          <RoomSwitch of="silent_rating" room={room} change={change} />
          <RoomSwitch of="frozen" room={room} change={change} />
        </>
      )}
      <RoomSettings workshopId={workshopId} />
    </div>
  )
}
