import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/index.ts'
import { HOST_POLL_MS } from '#contract/limits.ts'
import { call } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/api-error.ts'
import { keys } from '../../lib/query-keys.ts'
import { useWrite } from '../../lib/use-write.ts'

export const roomScreenQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.roomScreen(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/room', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: HOST_POLL_MS,
  })

type Change = BodyOf<'PATCH /api/admin/sessions/{id}/room'>

export function useChangeRoom(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Change) => call('PATCH /api/admin/sessions/{id}/room', { params: { id: workshopId }, body }),
    meta: { failure: reasonOf },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.workshop(workshopId) }),
  })
}
