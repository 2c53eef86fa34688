import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { call } from '../../lib/http/api-client.ts'
import { stepScreen } from '../../lib/queries/query-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { toMetricsWithStakeholders } from '../../lib/queries/tolerant-rows.ts'
import { things } from '../../lib/queries/things.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

export const stakeholdersQuery = (solutionId: number) =>
  queryOptions({
    queryKey: keys.stakeholders(solutionId),
    queryFn: async ({ signal }) =>
      toMetricsWithStakeholders(
        await call('GET /api/solution/{id}/metrics-stakeholders', { params: { id: solutionId }, signal }),
      ),
    ...FRESHNESS.stakeholderPage,
    ...stepScreen,
  })

export function useAddStakeholder(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (stakeholderId: number, send) =>
      send('POST /api/solution-stakeholders', { body: { solution_id: solutionId, stakeholder_id: stakeholderId } }),
    meta: {
      success: stakeholdersMessages.added,
      failure: stakeholdersMessages.addFailed,
      thing: (stakeholderId: number) => things.stakeholder(solutionId, stakeholderId),
    },
    // after a refusal too: somebody else may have changed it first
    onSettled: () => readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}

export function useRemoveStakeholder(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (stakeholderId: number, send) =>
      send('DELETE /api/solution-stakeholders/{solution_id}/{stakeholder_id}', {
        params: { solution_id: solutionId, stakeholder_id: stakeholderId },
      }),
    meta: {
      success: stakeholdersMessages.removed,
      failure: stakeholdersMessages.removeFailed,
      thing: (stakeholderId: number) => things.stakeholder(solutionId, stakeholderId),
    },
    onSettled: () => readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}
