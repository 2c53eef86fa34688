import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { WarningIcon } from '../../../ui/marks/message-icons.tsx'
import { QrCode } from './qr-code.tsx'
import { RoomPeople } from './room-people.tsx'
import { SessionId } from './session-id.tsx'
import { RoomState } from './room-state.tsx'
import type { SceneProps } from './scene-props.ts'
import { useJoinAddress } from './use-join-address.ts'
import classes from './join-scene.module.css'

/** How to come in, and who is here. */
export function JoinScene({ room }: SceneProps) {
  const { text, isReachable, link } = useJoinAddress(room)
  return (
    <div className={classes.scene}>
      <RoomState status={room.status} frozen={room.frozen} />
      {!isReachable && (
        <p className={classes.unreachable}>
          <WarningIcon />
          {roomScreenMessages.loopback}
        </p>
      )}
      <p className={classes.join}>
        <em>{roomScreenMessages.joinAt}</em> {text} <em>{roomScreenMessages.withTheSessionId}</em>
      </p>
      <SessionId id={room.id} />
      <div className={classes.lower}>
        <QrCode link={link} label={roomScreenMessages.qrCode} className={classes.qr} />
        <div className={classes.words}>
          <p className={classes.welcome}>{roomScreenMessages.welcome}</p>
          <p className={classes.people}>{roomScreenMessages.joined(room.participants)}</p>
          <RoomPeople here={room.here} />
        </div>
      </div>
    </div>
  )
}
