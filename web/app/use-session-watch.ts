import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'
import { onSessionEnd, type SessionEnd } from '../lib/session-end.ts'
import { storeReturnPlace } from '../lib/stored-return.ts'
import { onSessionChangedElsewhere, readSessionId } from '../lib/stored-session.ts'
import { announce } from '../ui/toast-store.ts'

/** Leads to the right place when the session ends, or when another tab joins or leaves a workshop. */
export function useSessionWatch() {
  const router = useRouter()
  const queryClient = useQueryClient()

  useEffect(() => {
    const isOutside = () => ['/login', '/closed'].includes(router.state.location.pathname)
    let isLeaving = false

    const leave = async (end: SessionEnd) => {
      // many calls may find out at the same moment
      if (isLeaving || isOutside()) return
      isLeaving = true
      const sessionId = readSessionId()
      if (sessionId) storeReturnPlace({ sessionId, path: router.state.location.href })
      // nothing can be saved any more, so unsaved text must not hold anybody here
      if (end === 'closed') await router.navigate({ to: '/closed', ignoreBlocker: true })
      else {
        announce('warning', messages.session.ended)
        await router.navigate({ to: '/login', search: sessionId ? { session: sessionId } : {}, ignoreBlocker: true })
      }
      queryClient.clear()
      isLeaving = false
    }

    const startOver = async () => {
      queryClient.clear()
      if (!isOutside()) await router.navigate({ to: '/solutions', ignoreBlocker: true })
      // the guard looks again: the other tab may have logged out
      await router.invalidate()
    }

    const unwatchEnd = onSessionEnd((end) => void leave(end))
    const unwatchTabs = onSessionChangedElsewhere(() => void startOver())
    return () => {
      unwatchEnd()
      unwatchTabs()
    }
  }, [router, queryClient])
}
