import type { Room } from '#contract/room.ts'
import { roomMessages } from '#contract/messages/room.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { clockText, useTimeLeft } from '../../../lib/live/use-time-left.ts'
import classes from './now-scene.module.css'

export function RoomClock({ timer }: { timer: Room['timer'] }) {
  const left = useTimeLeft(timer)
  if (left === null) return null
  if (left === 0) return <p className={classes.over}>{roomMessages.timeIsUp}</p>
  return (
    <p role="timer" className={classes.clock}>
      <span className={classes.time}>{clockText(left)}</span> {roomScreenMessages.left}
    </p>
  )
}
