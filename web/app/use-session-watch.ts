import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'
import { onSessionEnd } from '../lib/session-end.ts'
import { storeReturnPlace } from '../lib/stored-return.ts'
import { onSessionChangedElsewhere, readSessionId } from '../lib/stored-session.ts'
import { announce } from '../ui/toast-store.ts'

/** Leads to the right place when the session ends, or when another tab joins or leaves a workshop. */
export function useSessionWatch() {
  const router = useRouter()
  const queryClient = useQueryClient()

  useEffect(() => {
    const isAtLogin = () => router.state.location.pathname === '/login'
    let isLeaving = false

    const leave = async () => {
      // many calls may find out at the same moment
      if (isLeaving || isAtLogin()) return
      isLeaving = true
      const sessionId = readSessionId()
      if (sessionId) storeReturnPlace({ sessionId, path: router.state.location.href })
      announce('warning', messages.session.ended)
      // nothing can be saved any more, so unsaved text must not hold anybody here
      await router.navigate({ to: '/login', search: sessionId ? { session: sessionId } : {}, ignoreBlocker: true })
      queryClient.clear()
      isLeaving = false
    }

    const startOver = async () => {
      queryClient.clear()
      if (!isAtLogin()) await router.navigate({ to: '/solutions', ignoreBlocker: true })
      // the guard looks again: the other tab may have logged out
      await router.invalidate()
    }

    const unwatchEnd = onSessionEnd(() => void leave())
    const unwatchTabs = onSessionChangedElsewhere(() => void startOver())
    return () => {
      unwatchEnd()
      unwatchTabs()
    }
  }, [router, queryClient])
}
