import { useQuery } from '@tanstack/react-query'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import { MissingWorkshop } from '../../../domain/workshop/missing-workshop.tsx'
import { useHostLive } from '../../../lib/live/use-host-live.ts'
import { BackLink } from '../../../ui/page/links.tsx'
import { workshopDocumentQuery } from './model/workshop.queries.ts'
import { DocumentScreen } from './document-screen.tsx'
import { isNotFound } from '../../../lib/http/api-error.ts'

/** The document of any workshop, for the host. */
export function HostDocumentScreen({ workshopId }: { workshopId: string }) {
  const read = useQuery(workshopDocumentQuery(workshopId))
  useHostLive(workshopId)
  if (isNotFound(read.error)) return <MissingWorkshop wasThere={read.data !== undefined} />
  return (
    <DocumentScreen
      read={read}
      back={
        <BackLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
          {workshopDocumentMessages.backToWorkshop}
        </BackLink>
      }
    />
  )
}
