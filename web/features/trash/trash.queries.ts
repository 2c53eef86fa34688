import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { trashMessages, undoMessages } from '#contract/messages/undo.ts'
import { POLL_MS } from '#contract/limits.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

export const trashQuery = (workshopId: string) =>
  infiniteQueryOptions({
    queryKey: keys.trash(workshopId),
    queryFn: ({ signal, pageParam: before }) =>
      call('GET /api/admin/sessions/{id}/trash', { params: { id: workshopId }, query: { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: POLL_MS,
  })

export function useRestore(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ undo: token }: TrashEntry, send) => send('POST /api/undo/{token}', { params: { token } }),
    meta: { failure: deedFailure(deedsMessages.restored) },
    onSuccess: (_answer, { took }) => announce('success', undoMessages.restored(took)),
    // the person who deleted it may have restored it first
    onSettled: () => readAgain(queryClient, { queryKey: keys.trash(workshopId) }),
  })
}

export function useDeleteForGood(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ undo: token }: TrashEntry, send) => send('DELETE /api/admin/trash/{token}', { params: { token } }),
    meta: { success: trashMessages.goneForGood, failure: deedFailure(deedsMessages.deletedForGood) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.trash(workshopId) }),
  })
}
