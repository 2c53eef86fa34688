import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { hostScreen } from '../../lib/queries/query-client.ts'

export const cockpitQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.cockpit(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/cockpit', { params: { id: workshopId }, signal }),
    ...hostScreen,
  })
