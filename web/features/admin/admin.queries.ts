import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Workshop } from '#contract/admin.ts'
import { POLL_MS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { call } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/api-error.ts'
import { keys } from '../../lib/query-keys.ts'
import { storeSession } from '../../lib/stored-session.ts'
import { useWrite } from '../../lib/use-write.ts'

/** Refused until the host has logged in, which no repetition changes. */
export const workshopsQuery = () =>
  queryOptions({
    queryKey: keys.workshops,
    queryFn: ({ signal }) => call('GET /api/admin/sessions', { signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: POLL_MS,
  })

export function useHostLogin() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (password: string) => call('POST /api/admin/login', { body: { password } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.workshops }),
  })
}

export function useHostLogout() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: () => call('POST /api/admin/logout'),
    onSuccess: () => queryClient.resetQueries({ queryKey: keys.workshops }),
    meta: { failure: reasonOf },
  })
}

export function useOpenWorkshop(onOpened: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (title: string) => call('POST /api/admin/sessions', { body: { title } }),
    meta: { success: messages.admin.opened, failure: reasonOf },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.workshops })
      onOpened()
    },
  })
}

type Change = { id: string } & Partial<Pick<Workshop, 'title' | 'status'>>

export function useChangeWorkshop() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, ...body }: Change) => call('PATCH /api/admin/sessions/{id}', { params: { id }, body }),
    meta: { failure: reasonOf },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.workshops }),
  })
}

/** Sees a workshop as its people do: the server gives the session cookie, the browser remembers the session. */
export function useEnterWorkshop(onEntered: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (id: string) => call('POST /api/admin/sessions/{id}/enter', { params: { id } }),
    meta: { failure: reasonOf },
    onSuccess: ({ session_id }) => {
      storeSession(session_id, 'Host')
      queryClient.clear()
      onEntered()
    },
  })
}
