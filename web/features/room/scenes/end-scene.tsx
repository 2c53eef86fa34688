import { roomScreenMessages, scenesMessages as words } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import { resultsAddress } from '../../../domain/workshop/results-address.ts'
import { Petals } from '../../../ui/marks/petals.tsx'
import { QrCode } from './qr-code.tsx'
import type { SceneProps } from './scene-props.ts'
import { useJoinAddress } from './use-join-address.ts'
import classes from './end-scene.module.css'

/** Thanks, and the way to the results as long as there is one. */
export function EndScene({ room }: SceneProps) {
  const { status, results_token, join_url } = room
  const isClosed = status === 'closed'
  const link = results_token && resultsAddress(join_url, results_token)
  return (
    <div className={classes.scene}>
      <div className={classes.thanks}>
        <Petals size={64} className={classes.petals} />
        <h2>{words.thanks}</h2>
        {isClosed && <p className={classes.closed}>{words.closed}</p>}
      </div>
      {link && (
        <div className={classes.results}>
          <QrCode link={link} label={words.resultsQrCode} className={classes.qr} />
          <p className={classes.read}>{words.readResults}</p>
        </div>
      )}
      {!link && !isClosed && <ByLoggingIn room={room} />}
    </div>
  )
}

/** For its people; whoever was not there needs a link. */
function ByLoggingIn({ room }: { room: RoomScreen }) {
  const { text, link } = useJoinAddress(room)
  return (
    <div className={classes.results}>
      <QrCode link={link} label={roomScreenMessages.qrCode} className={classes.qr} />
      <div>
        <p className={classes.read}>{words.readResults}</p>
        <p className={classes.address}>
          <em>{words.logInAt}</em> {text} <em>{roomScreenMessages.withTheSessionId}</em>
        </p>
        <p className={classes.code}>{room.id}</p>
      </div>
    </div>
  )
}
