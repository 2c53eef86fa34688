import { CockpitScreen } from '../features/cockpit/cockpit-screen.tsx'
import { RoomControls } from '../features/room/room-controls.tsx'

/** The cockpit of a workshop with what the host tells everybody beside it. */
export function WorkshopPage({ workshopId }: { workshopId: string }) {
  return <CockpitScreen workshopId={workshopId} controls={<RoomControls workshopId={workshopId} />} />
}
