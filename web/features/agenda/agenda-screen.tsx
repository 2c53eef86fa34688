import { useQuery } from '@tanstack/react-query'
import { agendaMessages } from '#contract/messages/agenda.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { useHostLive } from '../../lib/live/use-host-live.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { AgendaEditor } from './agenda-editor.tsx'
import { agendaQuery } from './agenda.queries.ts'

/** The run sheet of a workshop, to be written beforehand and changed on the way. */
export function AgendaScreen({ workshopId }: { workshopId: string }) {
  const agenda = useQuery(agendaQuery(workshopId))
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  useHostLive(workshopId)
  if (isUnknown(agenda.error)) return <MissingWorkshop wasThere={agenda.data !== undefined} />
  return (
    <>
      <ScreenHead
        overline={room?.title ?? ''}
        title={agendaMessages.agenda}
        help={agendaMessages.help}
        actions={
          <BackLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
            {roomScreenMessages.backToWorkshop}
          </BackLink>
        }
      />
      {agenda.isPending && <LoadingTable columns={[agendaMessages.item, agendaMessages.planned]} rows={6} />}
      {agenda.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(agenda.error, commonMessages.loadDataFailed)}
          onRetry={() => void agenda.refetch()}
        />
      )}
      {agenda.data && <AgendaEditor key={workshopId} workshopId={workshopId} agenda={agenda.data} />}
    </>
  )
}
