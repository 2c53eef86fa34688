import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Workshop } from '#contract/admin.ts'
import { POLL_MS } from '#contract/limits.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { storeEntered } from '../../lib/session/stored-session.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

/** Not retried: it is refused until the host has logged in. */
export const workshopsQuery = () =>
  queryOptions({
    queryKey: keys.workshops,
    queryFn: ({ signal }) => call('GET /api/admin/sessions', { signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: POLL_MS,
  })

type Change = { id: string } & Partial<Pick<Workshop, 'title' | 'status' | 'language'>>

export function useChangeWorkshop(success?: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, ...body }: Change, send) => send('PATCH /api/admin/sessions/{id}', { params: { id }, body }),
    meta: { failure: (error, sent: Change) => deedFailure(deedOf(sent))(error), ...(success && { success }) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshops }),
  })
}

function deedOf({ title, status, language }: Change) {
  if (language !== undefined) return deedsMessages.languageChanged
  if (title !== undefined) return deedsMessages.renamed
  if (status === 'results') return deedsMessages.resultsShown
  return status === 'open' ? deedsMessages.reopened : deedsMessages.closed
}

/** Shows the host a workshop as its members see it: the server sets the cookie, the browser stores the session. */
export function useEnterWorkshop(onEntered: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (id: string, send) => send('POST /api/admin/sessions/{id}/enter', { params: { id } }),
    meta: { failure: deedFailure(deedsMessages.entered) },
    onSuccess: ({ session_id }) => {
      storeEntered(session_id)
      queryClient.clear()
      onEntered()
    },
  })
}

export function useDeleteWorkshop() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (id: string, send) => send('DELETE /api/admin/sessions/{id}', { params: { id } }),
    meta: { success: workshopsMessages.deleted, failure: deedFailure(deedsMessages.deleted) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshops }),
  })
}
