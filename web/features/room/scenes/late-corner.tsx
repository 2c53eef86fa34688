import { roomScreenMessages, scenesMessages } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import { QrCode } from './qr-code.tsx'
import { useJoinAddress } from './use-join-address.ts'
import classes from './now-scene.module.css'

/** The way in once more, small: for whoever comes late. */
export function LateCorner({ room }: { room: RoomScreen }) {
  const { text, link } = useJoinAddress(room)
  return (
    <div className={classes.corner}>
      <p className={classes.address}>
        {scenesMessages.latecomers} {text}
        <span className={classes.code}>{room.id}</span>
      </p>
      <QrCode link={link} label={roomScreenMessages.qrCode} className={classes.qr} />
    </div>
  )
}
