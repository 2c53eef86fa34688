import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Aside } from '#contract/asides.ts'
import { asidesMessages } from '#contract/messages/asides.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { say } from '../../ui/feedback/said.ts'
import { pollWhereKnown } from '../../lib/queries/query-client.ts'

/** What is between one's own group and the host, or of the solution at hand. A server that does not know it is not asked again. */
export const asidesQuery = (solutionId: number | undefined) =>
  queryOptions({
    queryKey: keys.asides(solutionId),
    queryFn: ({ signal }) =>
      call('GET /api/asides', { query: solutionId === undefined ? {} : { solution_id: solutionId }, signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: pollWhereKnown,
  })

/** The answer is on the screen at once, before all of it is read again. */
function useShown(atHand: number | undefined) {
  const queryClient = useQueryClient()
  return {
    show: (aside: Aside) =>
      showStored(queryClient, asidesQuery(atHand).queryKey, (shown = []) => [
        ...shown.filter(({ solution_id }) => solution_id !== aside.solution_id),
        aside,
      ]),
    onSettled: () => void readAgain(queryClient, { queryKey: keys.everyAside }),
  }
}

export function useAskForHelp(solutionId: number, atHand: number | undefined) {
  const { show, onSettled } = useShown(atHand)
  return useWrite({
    mutationFn: (about: string, send) =>
      send('PUT /api/solutions/{id}/help', { params: { id: solutionId }, body: { about } }),
    meta: { failure: deedFailure(deedsMessages.helpAsked) },
    onSuccess: show,
    onSettled,
  })
}

export function useTakeBackHelp(atHand: number | undefined) {
  const { show, onSettled } = useShown(atHand)
  return useWrite({
    mutationFn: (solutionId: number, send) => send('DELETE /api/solutions/{id}/help', { params: { id: solutionId } }),
    meta: { failure: deedFailure(deedsMessages.helpTakenBack) },
    onSuccess: (aside) => {
      show(aside)
      say(asidesMessages.takenBack)
    },
    onSettled,
  })
}
