import { useQueryClient } from '@tanstack/react-query'
import { recheckMessages } from '#contract/messages/comparison.ts'
import { reasonOf } from '../../lib/http/error-sentences.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

export type Rechecked = { option: number } | { requirement: number }

/** Says of something whose ground has changed that it still holds. */
export function useStillHolds(solutionId: number, what: Rechecked) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (_nothing: void, send) =>
      'option' in what
        ? send('POST /api/function_options/{id}/checked', { params: { id: what.option } })
        : send('POST /api/system_requirements/{id}/checked', { params: { id: what.requirement } }),
    meta: { failure: (error) => recheckMessages.confirmFailed(reasonOf(error)) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}
