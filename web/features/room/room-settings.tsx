import { useQuery } from '@tanstack/react-query'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { RoomSwitch } from './room-switch.tsx'
import { useChangeRoom } from './room.queries.ts'
import { WorkshopLanguage } from './workshop-language.tsx'
import classes from './room-controls.module.css'

/** What is set once for a workshop, and seldom again. */
export function RoomSettings({ workshopId }: { workshopId: string }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const change = useChangeRoom(workshopId)
  if (!room) return null
  return (
    <div className={classes.controls}>
      <RoomSwitch of="own_words" room={room} change={change} />
      <RoomSwitch of="hide_emails" room={room} change={change} />
      <WorkshopLanguage workshopId={workshopId} />
    </div>
  )
}
