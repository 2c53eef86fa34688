import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { RatingUpdate } from '#contract/h9-analysis.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { call } from '../../lib/http/api-client.ts'
import { stepScreen } from '../../lib/queries/query-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { rememberSavedAnalysis } from '../../domain/options/saved-analysis.ts'
import type { Rating } from './ratings.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

/** The ratings of one direction. Never kept: a fetch is always a new one. */
export const analysisQuery = (solutionId: number, optionId: number, virtuous: boolean) =>
  queryOptions({
    queryKey: keys.analysis(solutionId, optionId, virtuous),
    queryFn: async ({ signal }): Promise<Rating[]> =>
      call('GET /api/option_analysis', {
        query: { functional_option_id: optionId, virtuous },
        signal,
        failure: h9AnalysisMessages.fetchFailed,
      }),
    staleTime: 0,
    gcTime: 0,
    ...stepScreen,
  })

export function useSaveAnalysis(solutionId: number, optionId: number, virtuous: boolean) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (updates: RatingUpdate[], send) =>
      send('PUT /api/option_analysis', { body: { updates }, failure: h9AnalysisMessages.updateFailed }),
    meta: { success: h9AnalysisMessages.saved },
    onSuccess: (_answer, updates) => {
      // the cells show what was saved while the stored ratings are on their way
      showStored(queryClient, analysisQuery(solutionId, optionId, virtuous).queryKey, () => updates)
      rememberSavedAnalysis(optionId)
    },
    // after a refusal too: the ratings may be others than those on screen
    onSettled: () => void readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}
