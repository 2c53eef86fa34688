import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { resultsLinkMessages } from '#contract/messages/results.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

/** A server that does not know the call is not asked again. */
export const resultsLinkQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.resultsLink(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/results-link', { params: { id: workshopId }, signal }),
    retry: false,
  })

export function useMakeResultsLink(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (days: number, send) =>
      send('POST /api/admin/sessions/{id}/results-link', { params: { id: workshopId }, body: { days } }),
    meta: { success: resultsLinkMessages.made, failure: deedFailure(deedsMessages.linkMade) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.resultsLink(workshopId) }),
  })
}

export function useTakeBackResultsLink(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (_: void, send) => send('DELETE /api/admin/sessions/{id}/results-link', { params: { id: workshopId } }),
    meta: { success: resultsLinkMessages.takenBack, failure: deedFailure(deedsMessages.linkTakenBack) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.resultsLink(workshopId) }),
  })
}
