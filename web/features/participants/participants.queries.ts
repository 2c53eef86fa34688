import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { participantsMessages } from '#contract/messages/cockpit.ts'
import { POLL_MS } from '#contract/limits.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

export const participantsQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.participants(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/participants', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: POLL_MS,
  })

/** Takes out the name that somebody has given. */
export function useClearName(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (email: string, send) =>
      send('POST /api/admin/sessions/{id}/participants/clear-name', { params: { id: workshopId }, body: { email } }),
    meta: { success: participantsMessages.nameCleared, failure: deedFailure(deedsMessages.nameCleared) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.participants(workshopId) }),
  })
}

export interface LetGo {
  email: string
  let_go: boolean
}

/** Lets somebody go from the workshop, or in again. */
export function useLetGo(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: LetGo, send) =>
      send('PUT /api/admin/sessions/{id}/participants/let-go', { params: { id: workshopId }, body }),
    meta: {
      failure: (error, sent: LetGo) => deedFailure(sent.let_go ? deedsMessages.letGo : deedsMessages.letIn)(error),
    },
    onSuccess: (_nothing, { email, let_go }) =>
      announce('success', let_go ? participantsMessages.wasLetGo(email) : participantsMessages.wasLetIn(email)),
    onSettled: () => readAgain(queryClient, { queryKey: keys.participants(workshopId) }),
  })
}

export function useForgetParticipant(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (email: string, send) =>
      send('POST /api/admin/sessions/{id}/participants/forget', { params: { id: workshopId }, body: { email } }),
    meta: { failure: deedFailure(deedsMessages.emailRemoved) },
    onSuccess: ({ email }) => {
      announce('success', participantsMessages.forgotten(email))
      return readAgain(queryClient, { queryKey: keys.participants(workshopId) })
    },
  })
}
