import { useQuery } from '@tanstack/react-query'
import { hostMessages } from '#contract/host-messages.ts'
import { messages } from '#contract/messages.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { workshopsQuery } from '../../lib/workshops.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { BackLink } from '../../ui/links.tsx'
import { LoadingTable } from '../../ui/loading-table.tsx'
import { MissingWorkshop } from '../../ui/missing-workshop.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { isUnknown } from '../../ui/unreadable.tsx'
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
        title="Participants"
        help={hostMessages.help.participants}
        actions={
          <BackLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
            Back to Workshop
          </BackLink>
        }
      />
      {people.isPending && <LoadingTable columns={participantColumns} rows={4} />}
      {people.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(people.error, messages.common.loadDataFailed)}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data?.length === 0 && (
        <EmptyState title={hostMessages.participants.none}>{hostMessages.participants.noneHint}</EmptyState>
      )}
      {people.data && people.data.length > 0 && <ParticipantTable workshopId={workshopId} people={people.data} />}
    </>
  )
}
