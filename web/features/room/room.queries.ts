import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/index.ts'
import { reasonOf } from '../../lib/http/api-error.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

type Change = BodyOf<'PATCH /api/admin/sessions/{id}/room'>

export function useChangeRoom(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Change, send) =>
      send('PATCH /api/admin/sessions/{id}/room', { params: { id: workshopId }, body }),
    meta: { failure: reasonOf },
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}
