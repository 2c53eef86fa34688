import { useQuery } from '@tanstack/react-query'
import { participantsMessages as words } from '#contract/messages/cockpit.ts'
import { HostScreen } from '../../domain/workshop/host-screen.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { participantColumns, ParticipantTable } from './participant-table.tsx'
import { participantsQuery } from './participants.queries.ts'

export function ParticipantsScreen({ workshopId }: { workshopId: string }) {
  return (
    <HostScreen
      workshopId={workshopId}
      of={useQuery(participantsQuery(workshopId))}
      title={words.participants}
      help={words.help}
      back={words.backToWorkshop}
      waiting={<LoadingTable columns={participantColumns} rows={4} />}
    >
      {(people) =>
        people.length === 0 ? (
          <EmptyState title={words.none}>{words.noneHint}</EmptyState>
        ) : (
          <ParticipantTable workshopId={workshopId} people={people} />
        )
      }
    </HostScreen>
  )
}
