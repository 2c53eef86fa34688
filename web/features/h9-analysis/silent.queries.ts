import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { RatingUpdate } from '#contract/h9-analysis.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import type { RoundNumber } from '#contract/silent-counts.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { stepScreen } from '../../lib/queries/query-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

/** What one may see of what everybody rates alone. Asked for only where the host has switched it on. */
export const silentRoundQuery = (solutionId: number, optionId: number, virtuous: boolean) =>
  queryOptions({
    queryKey: keys.silentRound(solutionId, optionId, virtuous),
    queryFn: ({ signal }) =>
      call('GET /api/silent_ratings', { query: { functional_option_id: optionId, virtuous }, signal }),
    staleTime: 0,
    gcTime: 0,
    ...stepScreen,
  })

/** `round` is the one that the rater sees; a server that has told none knows of one only. */
export function useSaveSilently(solutionId: number, optionId: number, virtuous: boolean, round?: RoundNumber) {
  const queryClient = useQueryClient()
  const { queryKey } = silentRoundQuery(solutionId, optionId, virtuous)
  return useWrite({
    mutationFn: (updates: RatingUpdate[], send) =>
      send('PUT /api/silent_ratings', {
        body: { updates: updates.map(({ previous: _seen, ...rating }) => rating), ...(round && { round }) },
        failure: h9AnalysisMessages.updateFailed,
      }),
    meta: { success: silentRatingMessages.saved },
    onSuccess: (_answer, own) => {
      // the cells show what was saved while the stored ratings are on their way
      showStored(queryClient, queryKey, (shown) => shown && { ...shown, own })
    },
    // after a refusal too: it may be revealed by now
    onSettled: () => void readAgain(queryClient, { queryKey }),
  })
}

/** For a host who looks on. */
export function useReveal(solutionId: number, optionId: number, virtuous: boolean) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (_nothing: void, send) =>
      send('POST /api/admin/sessions/{id}/silent_ratings/reveal', {
        params: { id: readSessionId() ?? '' },
        body: { functional_option_id: optionId, virtuous },
      }),
    meta: { success: silentRatingMessages.revealed, failure: deedFailure(deedsMessages.revealed) },
    onSettled: () => void readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}
