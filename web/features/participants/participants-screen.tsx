import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { participantsMessages } from '#contract/messages/cockpit.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { participantColumns, ParticipantTable } from './participant-table.tsx'
import { participantsQuery } from './participants.queries.ts'

export function ParticipantsScreen({ workshopId }: { workshopId: string }) {
  const people = useQuery(participantsQuery(workshopId))
  const { data: workshops } = useQuery(workshopsQuery())
  if (isUnknown(people.error)) return <MissingWorkshop wasThere={people.data !== undefined} />
  return (
    <>
      <ScreenHead
        overline={workshops?.find(({ id }) => id === workshopId)?.title ?? ''}
        title={participantsMessages.participants}
        help={participantsMessages.help}
        actions={
          <BackLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
            {participantsMessages.backToWorkshop}
          </BackLink>
        }
      />
      {people.isPending && <LoadingTable columns={participantColumns} rows={4} />}
      {people.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(people.error, commonMessages.loadDataFailed)}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data?.length === 0 && (
        <EmptyState title={participantsMessages.none}>{participantsMessages.noneHint}</EmptyState>
      )}
      {people.data && people.data.length > 0 && <ParticipantTable workshopId={workshopId} people={people.data} />}
    </>
  )
}
