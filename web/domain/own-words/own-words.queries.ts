import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { readCatalogueAgain } from '../../lib/queries/read-again.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { things } from '../../lib/queries/things.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { undoableIn } from '../../lib/queries/undoable.ts'

/** Whether groups can add words of their own here. A server that does not know of it says nothing. */
export const useHasOwnWords = () => useQuery(roomQuery()).data?.own_words === true

type OwnMetric = BodyOf<'POST /api/own-metrics'>
type OwnStakeholder = BodyOf<'POST /api/own-stakeholders'>

/** The card says whether it is a new one, and takes that back. */
export function useAddOwnMetric() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: OwnMetric, send) => send('POST /api/own-metrics', { body }),
    meta: { failure: deedFailure(deedsMessages.metricAdded) },
    onSuccess: (answer, { metric_text, solution_id }) => {
      const { metricExists, metricAdded } = ownWordsMessages
      const text = answer.existing ? metricExists(metric_text, answer.purposes) : metricAdded
      announce('success', text, { undo: undoableIn(answer), thing: things.metric(solution_id, answer.metric_id) })
    },
    onSettled: () => readCatalogueAgain(queryClient),
  })
}

export function useAddOwnStakeholder() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: OwnStakeholder, send) => send('POST /api/own-stakeholders', { body }),
    meta: { failure: deedFailure(deedsMessages.stakeholderAdded) },
    onSuccess: (answer, { stakeholder, solution_id }) => {
      const { stakeholderExists, stakeholderAdded } = ownWordsMessages
      const text = answer.existing ? stakeholderExists(stakeholder, answer.stakeholder_category) : stakeholderAdded
      const thing = things.stakeholder(solution_id, answer.stakeholder_id)
      announce('success', text, { undo: undoableIn(answer), thing })
    },
    onSettled: () => readCatalogueAgain(queryClient),
  })
}
