import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

export function useChangeRehearsal(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: BodyOf<'PATCH /api/admin/sessions/{id}/rehearsal'>, send) =>
      send('PATCH /api/admin/sessions/{id}/rehearsal', { params: { id: workshopId }, body }),
    meta: { failure: deedFailure(deedsMessages.rehearsalChanged) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}
