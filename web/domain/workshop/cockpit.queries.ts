import { queryOptions } from '@tanstack/react-query'
import { HOST_POLL_MS } from '#contract/limits.ts'
import { call } from '../../lib/http/api-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'

export const cockpitQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.cockpit(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/cockpit', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: HOST_POLL_MS,
  })
