import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SystemRequirement } from '#contract/system-requirements.ts'
import { FRESHNESS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { call } from '../../lib/api-client.ts'
import { stepScreen } from '../../lib/query-client.ts'
import { keys } from '../../lib/query-keys.ts'

/** The ratings of both directions. Never kept: a fetch is always a new one. */
export const analysisBothQuery = (solutionId: number, optionId: number) =>
  queryOptions({
    queryKey: keys.analysisBoth(solutionId, optionId),
    queryFn: ({ signal }) =>
      call('GET /api/option_analysis/both', {
        query: { functional_option_id: optionId },
        signal,
        failure: messages.h9.fetchFailed,
      }),
    staleTime: 0,
    gcTime: 0,
    ...stepScreen,
  })

export const systemRequirementsQuery = (solutionId: number, optionId: number) =>
  queryOptions({
    queryKey: keys.systemRequirements(solutionId, optionId),
    queryFn: ({ signal }) =>
      call('GET /api/system_requirements', {
        query: { functional_option_id: optionId },
        signal,
        failure: messages.systemRequirements.fetchFailed,
      }),
    ...FRESHNESS.systemRequirements,
    ...stepScreen,
  })

/** After every write, and after a refused one too: what is on screen may be old. */
function useRefetchSolution(solutionId: number) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
}

export function useAddRequirement(solutionId: number) {
  const refetch = useRefetchSolution(solutionId)
  return useMutation({
    mutationFn: (requirement: Omit<SystemRequirement, 'id'>) =>
      call('POST /api/system_requirements', { body: requirement, failure: messages.systemRequirements.addFailed }),
    onSettled: refetch,
  })
}

export function useUpdateRequirement(solutionId: number) {
  const refetch = useRefetchSolution(solutionId)
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; specification: string; previous: string }) =>
      call('PUT /api/system_requirements/{id}', { params: { id }, body }),
    onSettled: refetch,
  })
}

export function useDeleteRequirement(solutionId: number) {
  const refetch = useRefetchSolution(solutionId)
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/system_requirements/{id}', { params: { id } }),
    onSettled: refetch,
  })
}
