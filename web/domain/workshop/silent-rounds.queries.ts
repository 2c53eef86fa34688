import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { hostScreen } from '../../lib/queries/query-client.ts'

/** What has been rated silently in a workshop: by how many, never by whom or how. */
export const silentRoundsQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.silentRounds(workshopId),
    queryFn: ({ signal }) =>
      call('GET /api/admin/sessions/{id}/silent_ratings', { params: { id: workshopId }, signal }),
    ...hostScreen,
  })
