import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { DeedStep } from '#contract/activity.ts'
import type { Decided } from '#contract/chain.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { FRESHNESS } from '#contract/freshness.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { stepScreen } from '../../lib/queries/query-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite, type Send } from '../../lib/queries/use-write.ts'

export interface HistoryFilter {
  step?: DeedStep | undefined
  person?: number | undefined
}

/** Newest first, a page at a time. */
export const historyQuery = (solutionId: number, filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.activity(solutionId), filter],
    queryFn: ({ signal, pageParam: before }) =>
      call('GET /api/solution/{id}/activity', {
        params: { id: solutionId },
        query: { ...filter, before },
        signal,
        failure: historyMessages.fetchFailed,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ deeds, more }) => (more ? deeds.at(-1)?.id : undefined),
    // the list stays on screen while another filter loads
    placeholderData: keepPreviousData,
    ...FRESHNESS.userStories,
    ...stepScreen,
  })

/** An earlier text of a story (by its metric), an option or a requirement, and the one that it was compared with. */
export interface EarlierText {
  step: DeedStep
  id: number
  text: string
  previous: string
  /** Not what stood there once, but something made of it. */
  isNew: boolean
}

/** Writes an earlier text as an ordinary edit, so that somebody else's newer one is not written over unseen. */
export function useBringBack(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (earlier: EarlierText, send) => writeText(send, solutionId, earlier),
    meta: {
      success: ({ isNew }: EarlierText) => (isNew ? historyMessages.saved : historyMessages.broughtBack),
      failure: (error: Error, { isNew }: EarlierText) =>
        deedFailure(isNew ? deedsMessages.textSaved : deedsMessages.broughtBack)(error),
    },
    // after a refusal too: it means that the text has changed
    onSettled: () => {
      void readAgain(queryClient, { queryKey: keys.solution(solutionId) })
    },
  })
}

/** An earlier decision, and the one that it was compared with; a newer one is not written over unseen. */
export function useBringDecisionBack(solutionId: number, optionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Decided & { previous: Decided }, send) =>
      send('PUT /api/function_options/{id}/decision', { params: { id: optionId }, body }),
    meta: {
      success: historyMessages.decisionBroughtBack,
      failure: deedFailure(deedsMessages.decisionBroughtBack),
    },
    // after a refusal too: it means that there is another decision to see
    onSettled: () => {
      void readAgain(queryClient, { queryKey: keys.solution(solutionId) })
    },
  })
}

function writeText(send: Send, solution_id: number, { step, id, text, previous }: EarlierText): Promise<unknown> {
  switch (step) {
    case 'user-stories': {
      const updates = [{ metric_id: id, user_story: text, previous }]
      const body = { field: 'user_story', updates } as const
      return send('PUT /api/user_stories_table/{solution_id}', { params: { solution_id }, body })
    }
    case 'functional-options':
      return send('PUT /api/function_options/{id}', { params: { id }, body: { functional_option: text, previous } })
    default:
      return send('PUT /api/system_requirements/{id}', { params: { id }, body: { specification: text, previous } })
  }
}
