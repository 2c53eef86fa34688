import { useQuery } from '@tanstack/react-query'
import { hostGroupsQuery } from '../../domain/groups/host-groups.queries.ts'
import { cockpitQuery } from '../../domain/workshop/cockpit.queries.ts'
import { agendaQuery } from '../../features/agenda/agenda.queries.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { AgendaNow } from '../../features/agenda/agenda-now.tsx'
import { AgendaPlan } from '../../features/agenda/agenda-plan.tsx'
import { CloseWorkshop } from '../../features/admin/close-workshop.tsx'
import { HelpSign } from '../../features/cockpit/beside/help-sign.tsx'
import { CockpitScreen } from '../../features/cockpit/cockpit-screen.tsx'
import { WorkshopFiles } from '../../features/exports/workshop-files.tsx'
import { GroupsLink } from '../../features/host-groups/groups-link.tsx'
import { OwnWordsOfWorkshop } from '../../features/own-words/own-words-of-workshop.tsx'
import { RehearsalPanel } from '../../features/rehearsal/rehearsal-panel.tsx'
import { ResultsLink } from '../../features/results-link/results-link.tsx'
import { LeadBar } from '../../features/room/lead-bar.tsx'
import { RoomSettings } from '../../features/room/room-settings.tsx'
import { SilentRounds } from '../../features/silent-rating/silent-rounds.tsx'

/** The host's page of one workshop: the cockpit, what it is led with, and beside it settings, files and closing. */
export function WorkshopPage({ workshopId }: { workshopId: string }) {
  return (
    <>
      <CockpitScreen
        workshopId={workshopId}
        isLeadKnown={useIsLeadKnown(workshopId)}
        lead={
          <LeadBar
            workshopId={workshopId}
            agenda={<AgendaNow workshopId={workshopId} sign={<HelpSign workshopId={workshopId} />} />}
            rounds={<SilentRounds workshopId={workshopId} />}
          />
        }
        plan={<AgendaPlan workshopId={workshopId} />}
        settings={
          <>
            <RoomSettings workshopId={workshopId} />
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
      <RehearsalPanel key={workshopId} workshopId={workshopId} />
    </>
  )
}

/** All that stands above the solutions has been asked for, after the cockpit, so that none of it is older. */
function useIsLeadKnown(workshopId: string) {
  const enabled = useQuery({ ...cockpitQuery(workshopId), enabled: false }).data !== undefined
  const room = useQuery({ ...roomScreenQuery(workshopId), enabled })
  const agenda = useQuery({ ...agendaQuery(workshopId), enabled })
  const groups = useQuery({ ...hostGroupsQuery(workshopId), enabled })
  return room.isFetched && agenda.isFetched && groups.isFetched
}
