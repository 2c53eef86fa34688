import { useQuery } from '@tanstack/react-query'
import { agendaMessages } from '#contract/messages/agenda.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { HostScreen } from '../../domain/workshop/host-screen.tsx'
import { useHostLive } from '../../lib/live/use-host-live.ts'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { AgendaEditor } from './agenda-editor.tsx'
import { agendaQuery } from './agenda.queries.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'

/** The run sheet of a workshop, to be written beforehand and changed on the way. */
export function AgendaScreen({ workshopId }: { workshopId: string }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  useHostLive(workshopId)
  return (
    <HostScreen
      workshopId={workshopId}
      of={useQuery(agendaQuery(workshopId))}
      name={room?.title}
      title={agendaMessages.agenda}
      help={agendaMessages.help}
      back={roomScreenMessages.backToWorkshop}
      waiting={<LoadingTable columns={[agendaMessages.item, agendaMessages.planned]} rows={6} />}
    >
      {(agenda) => <AgendaEditor key={workshopId} workshopId={workshopId} agenda={agenda} />}
    </HostScreen>
  )
}
