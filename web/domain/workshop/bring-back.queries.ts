import { useQueryClient } from '@tanstack/react-query'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, readCatalogueAgain } from '../../lib/queries/read-again.ts'
import { useWrite, type Send } from '../../lib/queries/use-write.ts'
import type { ChangedTexts, Undoable } from '../../lib/queries/undoable.ts'
import { announce, removeToastOf } from '../../ui/feedback/toast-store.ts'

/** A token works once: tried again after a lost answer, the same key gets the first answer. */
const bringBack = (send: Send, token: string) =>
  send('POST /api/undo/{token}', { params: { token }, idempotencyKey: `undo-${token}` })

/** Each is again what it was, unless somebody has changed one of them since. */
const putBack = (send: Send, { workshopId, changes }: ChangedTexts) =>
  send('PUT /api/workshops/{id}/changes', {
    params: { id: workshopId },
    body: { changes: changes.map(({ field, id, before, after }) => ({ field, id, text: before, previous: after })) },
  })

/** Takes back what its card tells of; the card tells what becomes of it. */
export function useUndo({ undo: token = '', texts }: Undoable) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: async (_nothing: void, send) => {
      if (texts) await putBack(send, texts)
      return texts ? undefined : bringBack(send, token)
    },
    onSuccess: (answer) => {
      if (!answer) return readAgain(queryClient, { queryKey: keys.everySolution })
      const { kind, solution_id } = answer
      // an own word is gone from the catalogue of every solution
      if (kind === 'own_word') return readCatalogueAgain(queryClient)
      void readAgain(queryClient, { queryKey: keys.allSolutions })
      return readAgain(queryClient, { queryKey: keys.solution(solution_id) })
    },
  })
}

/** The same, from where people look for what is gone: a card tells it. */
export function useBringBackDeleted(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (token: string, send) => bringBack(send, token),
    meta: { failure: failureOf },
    onSuccess: ({ took }, token) => {
      removeToastOf(token)
      announce('success', undoMessages.restored(took))
    },
    // after a refusal too: somebody else has been faster
    onSettled: () => {
      void readAgain(queryClient, { queryKey: keys.allSolutions })
      return readAgain(queryClient, { queryKey: keys.solution(solutionId) })
    },
  })
}

const failureOf = (error: Error) =>
  error instanceof ApiError && error.code === 'NOT_FOUND'
    ? undoMessages.noLongerKept
    : deedFailure(deedsMessages.broughtBackDeleted)(error)
