import { useQueryClient } from '@tanstack/react-query'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

/** Brings back what a deletion took. */
export function useUndo(token: string) {
  const queryClient = useQueryClient()
  return useWrite({
    // a token works once: tried again after a lost answer, the same key gets the first answer
    mutationFn: (_nothing: void, send) =>
      send('POST /api/undo/{token}', { params: { token }, idempotencyKey: `undo-${token}` }),
    onSuccess: ({ solution_id }) => {
      void readAgain(queryClient, { queryKey: keys.allSolutions })
      return readAgain(queryClient, { queryKey: keys.solution(solution_id) })
    },
  })
}
