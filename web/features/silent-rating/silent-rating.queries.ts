import { useQueryClient } from '@tanstack/react-query'
import { silentRoundsMessages } from '#contract/messages/silent-rating.ts'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { say } from '../../ui/feedback/said.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

type Wanted = BodyOf<'POST /api/admin/sessions/{id}/silent_ratings/reveal'>
type Again = BodyOf<'POST /api/admin/sessions/{id}/silent_ratings/second_round'>

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

export function useOpenSecondRound(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Again, send) =>
      send('POST /api/admin/sessions/{id}/silent_ratings/second_round', { params: { id: workshopId }, body }),
    meta: { failure: deedFailure(deedsMessages.secondRoundOpened) },
    onSuccess: ({ opened }) => announce(opened === 0 ? 'info' : 'success', silentRoundsMessages.opened(opened)),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

export function useTakeBackSecondRound(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Wanted, send) =>
      send('POST /api/admin/sessions/{id}/silent_ratings/second_round/take_back', { params: { id: workshopId }, body }),
    meta: { failure: deedFailure(deedsMessages.secondRoundTakenBack) },
    onSuccess: ({ taken_back }) =>
      announce(taken_back === 0 ? 'info' : 'success', silentRoundsMessages.takenBack(taken_back)),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

/** For first rounds that begin from now on; null where all have to choose the same. */
export function useSetShare(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (silent_share: number | null, send) =>
      send('PATCH /api/admin/sessions/{id}/room', { params: { id: workshopId }, body: { silent_share } }),
    meta: { failure: deedFailure(deedsMessages.shareSet) },
    onSuccess: (_room, share) => say(silentRoundsMessages.shareSet(share)),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}
