import { queryOptions } from '@tanstack/react-query'
import { HOST_POLL_MS } from '#contract/limits.ts'
import { call } from '../../lib/http/api-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'

/** What has been rated silently in a workshop: by how many, never by whom or how. */
export const silentRoundsQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.silentRounds(workshopId),
    queryFn: ({ signal }) =>
      call('GET /api/admin/sessions/{id}/silent_ratings', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: HOST_POLL_MS,
  })
