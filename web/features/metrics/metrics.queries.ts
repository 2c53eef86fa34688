import { useQueryClient } from '@tanstack/react-query'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { things } from '../../lib/queries/things.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

export function useAddMetric(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (metricId: number, send) =>
      send('POST /api/user-stories', { body: { solution_id: solutionId, metric_id: metricId } }),
    meta: {
      success: metricsMessages.added,
      failure: (error) =>
        error instanceof ApiError && error.status === 409 ? metricsMessages.alreadyAdded : metricsMessages.addFailed,
      thing: (metricId: number) => things.metric(solutionId, metricId),
    },
    // after a refusal too: somebody else may have added it first
    onSettled: () => readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}

export function useRemoveMetric(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (metricId: number, send) =>
      send('DELETE /api/user_stories_table/{solution_id}/{metric_id}', {
        params: { solution_id: solutionId, metric_id: metricId },
      }),
    meta: {
      success: metricsMessages.removed,
      failure: metricsMessages.removeFailed,
      thing: (metricId: number) => things.metric(solutionId, metricId),
    },
    onSettled: () => readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}
