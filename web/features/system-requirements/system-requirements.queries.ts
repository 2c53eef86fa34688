import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SystemRequirement } from '#contract/system-requirements.ts'
import { FRESHNESS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { call } from '../../lib/api-client.ts'
import { stepScreen } from '../../lib/query-client.ts'
import { keys } from '../../lib/query-keys.ts'
import { useWrite } from '../../lib/use-write.ts'

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

/** After every write. A refused one is told at once, though what is on screen may be old; a good one ends when it shows. */
function useRefetching(solutionId: number) {
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
  return { onSuccess: refetch, onError: () => void refetch() }
}

export function useAddRequirement(solutionId: number) {
  const refetching = useRefetching(solutionId)
  return useWrite({
    mutationFn: (requirement: Omit<SystemRequirement, 'id'>) =>
      call('POST /api/system_requirements', { body: requirement, failure: messages.systemRequirements.addFailed }),
    ...refetching,
  })
}

export function useUpdateRequirement(solutionId: number) {
  const refetching = useRefetching(solutionId)
  return useWrite({
    mutationFn: ({ id, ...body }: { id: number; specification: string; previous: string }) =>
      call('PUT /api/system_requirements/{id}', { params: { id }, body }),
    ...refetching,
  })
}

export function useDeleteRequirement(solutionId: number) {
  const refetching = useRefetching(solutionId)
  return useWrite({
    mutationFn: (id: number) => call('DELETE /api/system_requirements/{id}', { params: { id } }),
    ...refetching,
  })
}
