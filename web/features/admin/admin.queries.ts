import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { POLL_MS } from '#contract/limits.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import type { Language } from '#contract/fields.ts'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { call } from '../../lib/http/api-client.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { languagesOffered } from '../../lib/session/languages-offered.ts'
import { countLogin, forgetSession, hasEntered } from '../../lib/session/stored-session.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

/** When the server made its last backup by itself; where it does not know the call, nothing is missed. */
export const backupsQuery = () =>
  queryOptions({
    queryKey: keys.backups,
    queryFn: ({ signal }) => call('GET /api/admin/backups', { signal }),
    retry: false,
    refetchInterval: POLL_MS,
  })

/** Whether the server can write; a failure says why not. */
export const readinessQuery = () =>
  queryOptions({
    queryKey: keys.readiness,
    queryFn: ({ signal }) => call('GET /readyz', { signal }),
    retry: false,
    refetchInterval: POLL_MS,
  })

export function useHostLogin() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: async (password: string, send) => {
      await send('POST /api/admin/login', { body: { password } })
      // the password was right; whether the browser keeps the cookie that says so is known only now
      await call('GET /api/admin/sessions').catch((error: unknown) => {
        const isUnknown = error instanceof ApiError && error.status === 401
        if (isUnknown)
          throw new Error(`${sessionScreensMessages.cookiesBlockedTitle} ${sessionScreensMessages.cookiesBlockedHint}`)
      })
    },
    onSuccess: () => {
      countLogin()
      return readAgain(queryClient, { queryKey: keys.workshops })
    },
  })
}

export function useHostLogout() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (_nothing: void, send) => send('POST /api/admin/logout'),
    onSuccess: () => {
      countLogin()
      // the server has ended the entered session too
      if (hasEntered()) forgetSession()
      return queryClient.resetQueries({ queryKey: keys.workshops })
    },
    meta: { failure: deedFailure(deedsMessages.loggedOut) },
  })
}

export function useOpenWorkshop() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: BodyOf<'POST /api/admin/sessions'>, send) => send('POST /api/admin/sessions', { body }),
    meta: { success: workshopsMessages.opened, failure: deedFailure(deedsMessages.opened) },
    onSuccess: () => readAgain(queryClient, { queryKey: keys.workshops }),
  })
}

/** Whoever reads Spanish here rehearses in Spanish. */
const pageLanguage = () => languagesOffered().length > 0 && { language: document.documentElement.lang as Language }

export function useStartRehearsal() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (_nothing: void, send) => send('POST /api/admin/rehearsals', { body: { ...pageLanguage() } }),
    meta: { failure: deedFailure(deedsMessages.rehearsalOpened) },
    onSuccess: () => readAgain(queryClient, { queryKey: keys.workshops }),
  })
}

interface Copy {
  id: string
  title: string
  with_solutions: boolean
}

export function useCopyWorkshop() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, ...body }: Copy, send) => send('POST /api/admin/sessions/{id}/copy', { params: { id }, body }),
    meta: { success: workshopsMessages.copied, failure: deedFailure(deedsMessages.duplicated) },
    onSuccess: () => readAgain(queryClient, { queryKey: keys.workshops }),
  })
}

export function useReplaceSessionId() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (id: string, send) => send('POST /api/admin/sessions/{id}/code', { params: { id } }),
    meta: { failure: deedFailure(deedsMessages.idReplaced) },
    onSuccess: ({ id }) => {
      announce('success', workshopsMessages.idReplaced(id))
      return readAgain(queryClient, { queryKey: keys.workshops })
    },
  })
}
