import { roomMessages } from '#contract/messages/shell.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import { LockIcon } from '../../../ui/marks/icons.tsx'
import classes from './scenes.module.css'

/** What nobody in the room can do at the moment. */
export function RoomState({ status, frozen }: Pick<RoomScreen, 'status' | 'frozen'>) {
  if (status === 'results') return <p className={classes.state}>{roomScreenMessages.showsResults}</p>
  if (!frozen) return null
  return (
    <p className={`${classes.state} ${classes.frozen}`}>
      <LockIcon />
      {roomMessages.frozen}
    </p>
  )
}
