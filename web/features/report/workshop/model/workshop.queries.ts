import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import { call } from '../../../../lib/http/api-client.ts'
import { stepScreen } from '../../../../lib/queries/query-client.ts'
import { keys } from '../../../../lib/queries/query-keys.ts'

/** A whole workshop, for its people and the host. */
export const workshopDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.workshopDocument(id),
    queryFn: ({ signal }) =>
      call('GET /api/workshops/{id}/document', {
        params: { id },
        signal,
        failure: workshopDocumentMessages.fetchFailed,
      }),
    ...FRESHNESS.userStories,
    ...stepScreen,
  })
