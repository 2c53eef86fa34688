import type { Room } from '#contract/room.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { clockText, isLastMinute, useTimeLeft } from '../../../lib/live/use-time-left.ts'
import classes from './now-scene.module.css'

export function RoomClock({ timer }: { timer: Room['timer'] }) {
  const left = useTimeLeft(timer)
  if (left === null) return null
  if (left === 0) return <p className={classes.over}>{roomMessages.timeIsUp}</p>
  const isLast = isLastMinute(left)
  return (
    <p role="timer" className={classes.clock} data-last={isLast || undefined}>
      {isLast && <span className={classes.last}>{roomMessages.lastMinute}</span>}
      <span className={classes.time}>{clockText(left)}</span> {roomScreenMessages.left}
    </p>
  )
}
