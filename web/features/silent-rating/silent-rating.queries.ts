import { useQueryClient } from '@tanstack/react-query'
import { silentRoundsMessages } from '#contract/messages/silent-rounds.ts'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

type Wanted = BodyOf<'POST /api/admin/sessions/{id}/silent_ratings/reveal'>

export function useReveal(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Wanted, send) =>
      send('POST /api/admin/sessions/{id}/silent_ratings/reveal', { params: { id: workshopId }, body }),
    meta: { failure: deedFailure(deedsMessages.revealed) },
    onSuccess: ({ revealed }) => announce(revealed === 0 ? 'info' : 'success', silentRoundsMessages.revealed(revealed)),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}
