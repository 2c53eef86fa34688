import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { scenesMessages } from '#contract/messages/scenes.ts'
import type { RoomScreen } from '#contract/room.ts'
import { Petals } from '../../../ui/marks/petals.tsx'
import { QrCode } from './qr-code.tsx'
import type { SceneProps } from './scene-props.ts'
import { useJoinAddress } from './use-join-address.ts'
import classes from './end-scene.module.css'

/** Thanks, and the way to the results as long as there is one. */
export function EndScene({ room }: SceneProps) {
  return (
    <div className={classes.scene}>
      <div className={classes.thanks}>
        <Petals size={64} className={classes.petals} />
        <h2>{scenesMessages.thanks}</h2>
        {room.status === 'closed' && <p className={classes.closed}>{scenesMessages.closed}</p>}
      </div>
      {room.status !== 'closed' && <ToTheResults room={room} />}
    </div>
  )
}

function ToTheResults({ room }: { room: RoomScreen }) {
  const { text, link } = useJoinAddress(room)
  return (
    <div className={classes.results}>
      <QrCode link={link} label={roomScreenMessages.qrCode} className={classes.qr} />
      <div>
        <p className={classes.read}>{scenesMessages.readResults}</p>
        <p className={classes.address}>
          <em>{roomScreenMessages.joinAt}</em> {text} <em>{roomScreenMessages.withTheSessionId}</em>
        </p>
        <p className={classes.code}>{room.id}</p>
      </div>
    </div>
  )
}
