import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { call } from '../../lib/http/api-client.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { isReadOnly } from '../../lib/http/is-read-only.ts'
import { reasonOf } from '../../lib/http/error-sentences.ts'
import { stepScreen } from '../../lib/queries/query-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { say } from '../../ui/feedback/said.ts'

/** The ratings of both directions. Never kept: a fetch is always a new one. */
export const analysisBothQuery = (solutionId: number, optionId: number) =>
  queryOptions({
    queryKey: keys.analysisBoth(solutionId, optionId),
    queryFn: ({ signal }) =>
      call('GET /api/option_analysis/both', {
        query: { functional_option_id: optionId },
        signal,
        failure: h9AnalysisMessages.fetchFailed,
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
        failure: systemRequirementsMessages.fetchFailed,
      }),
    ...FRESHNESS.systemRequirements,
    ...stepScreen,
  })

/** Where the one with this id stands. Asked once: it leads away from where it is asked. */
export const requirementPlaceQuery = (id: number) =>
  queryOptions({
    queryKey: keys.requirementPlace(id),
    queryFn: ({ signal }) => call('GET /api/system_requirements/{id}/place', { params: { id }, signal }),
    gcTime: 0,
  })

/** After every write. A refused one is told at once, though what is on screen may be old; a good one ends when it shows. */
function useRefetch(solutionId: number) {
  const queryClient = useQueryClient()
  return () => readAgain(queryClient, { queryKey: keys.solution(solutionId) })
}

/** Tells what went wrong. */
type OnProblem = (sentence: string) => void

export function useAddRequirement(solutionId: number, onProblem: OnProblem) {
  const refetch = useRefetch(solutionId)
  return useWrite({
    mutationFn: ({ parentId, text }: { parentId: number; text: string }, send) =>
      send('POST /api/system_requirements', {
        body: { option_analysis_id: parentId, specification: text },
        failure: systemRequirementsMessages.addFailed,
      }),
    // seen in its place, and without a card
    onSuccess: () => refetch().then(() => say(systemRequirementsMessages.added)),
    onError: (error) => {
      if (!isReadOnly(error)) onProblem(systemRequirementsMessages.addFailedBecause(error.message))
      void refetch()
    },
  })
}

export function useUpdateRequirement(solutionId: number, onProblem: OnProblem) {
  const refetch = useRefetch(solutionId)
  return useWrite({
    mutationFn: ({ id, text, previous }: { id: number; text: string; previous: string }, send) =>
      send('PUT /api/system_requirements/{id}', { params: { id }, body: { specification: text, previous } }),
    onSuccess: () => refetch().then(() => say(systemRequirementsMessages.changed)),
    onError: (error) => {
      // where two people have met, both texts are shown
      const isConflict = error instanceof ApiError && error.conflicts.length > 0
      if (!isConflict && !isReadOnly(error)) onProblem(systemRequirementsMessages.updateFailedBecause(reasonOf(error)))
      void refetch()
    },
  })
}

export function useDeleteRequirement(solutionId: number) {
  const refetch = useRefetch(solutionId)
  return useWrite({
    mutationFn: (id: number, send) => send('DELETE /api/system_requirements/{id}', { params: { id } }),
    meta: { success: systemRequirementsMessages.deleted },
    onSuccess: refetch,
    // given up too: the server may have been faster
    onSettled: (_answer, error) => {
      if (error) void refetch()
    },
  })
}
