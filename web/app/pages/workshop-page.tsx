import { AgendaNow } from '../../features/agenda/agenda-now.tsx'
import { CloseWorkshop } from '../../features/admin/close-workshop.tsx'
import { CockpitScreen } from '../../features/cockpit/cockpit-screen.tsx'
import { WorkshopFiles } from '../../features/exports/workshop-files.tsx'
import { GroupsLink } from '../../features/host-groups/groups-link.tsx'
import { OwnWordsOfWorkshop } from '../../features/own-words/own-words-of-workshop.tsx'
import { ResultsLink } from '../../features/results-link/results-link.tsx'
import { RoomControls } from '../../features/room/room-controls.tsx'
import { SilentRounds } from '../../features/silent-rating/silent-rounds.tsx'

/** The host's page of one workshop: the cockpit, and beside it the room's controls, silent rating, files and closing. */
export function WorkshopPage({ workshopId }: { workshopId: string }) {
  return (
    <CockpitScreen
      workshopId={workshopId}
      agenda={<AgendaNow workshopId={workshopId} />}
      controls={<RoomControls workshopId={workshopId} />}
      silent={
        <>
          <SilentRounds workshopId={workshopId} />
          <OwnWordsOfWorkshop workshopId={workshopId} />
        </>
      }
      results={
        <>
          <WorkshopFiles workshopId={workshopId} />
          <ResultsLink key={workshopId} workshopId={workshopId} />
        </>
      }
      groups={<GroupsLink workshopId={workshopId} />}
      closing={<CloseWorkshop workshopId={workshopId} />}
    />
  )
}
