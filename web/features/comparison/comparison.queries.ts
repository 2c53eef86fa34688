import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/index.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import { reasonOf } from '../../lib/http/error-sentences.ts'
import { chainQuery } from '../../lib/queries/chain.queries.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

type Settled = BodyOf<'PUT /api/function_options/{id}/decision'>

export function useDecide(solutionId: number, optionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Settled, send) =>
      send('PUT /api/function_options/{id}/decision', { params: { id: optionId }, body }),
    meta: {
      success: decisionsMessages.saved,
      failure: (error) => decisionsMessages.failed(reasonOf(error)),
    },
    onSuccess: (_answer, { decision, decision_reason }) => {
      // it stands in its row at once, while the stored one is on its way
      showStored(queryClient, chainQuery(solutionId).queryKey, (chain) => {
        const options = chain?.options.map((option) =>
          option.id === optionId ? { ...option, decision, decision_reason } : option,
        )
        return chain && options && { ...chain, options }
      })
    },
    // a refusal too means that there is something new to see
    onSettled: () => void readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}
