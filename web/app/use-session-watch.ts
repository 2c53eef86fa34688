import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionEndMessages } from '#contract/messages/shell.ts'
import { onSessionEnd, type SessionEnd } from '../lib/session/session-end.ts'
import { storeReturnPlace } from '../lib/session/stored-return.ts'
import { adoptLogin, forgetSession, hasEntered, readSessionId } from '../lib/session/stored-session.ts'
import { onSessionChangedElsewhere } from '../lib/session/use-session.ts'
import { announce } from '../ui/feedback/toast-store.ts'

/** Leads to the right place when the session ends, or when another tab joins or leaves a workshop. */
export function useSessionWatch() {
  const router = useRouter()
  const queryClient = useQueryClient()

  useEffect(() => {
    const isAt = (place: string) => router.state.location.pathname.startsWith(place)
    const isOutside = () => ['/login', '/closed', '/cookies', '/privacy', '/admin', '/results'].some(isAt)
    let isLeaving = false

    const leave = async (end: SessionEnd) => {
      // several calls may report the end at the same moment
      if (isLeaving || isOutside()) return
      isLeaving = true
      const sessionId = readSessionId()
      if (sessionId) storeReturnPlace({ sessionId, path: router.state.location.href })
      // nothing can be saved any more, so the question about unsaved text would be pointless
      if (end === 'closed') await router.navigate({ to: '/closed', ignoreBlocker: true })
      else if (end === 'forgotten') await router.navigate({ to: '/cookies', ignoreBlocker: true })
      else if (end === 'letGo') {
        forgetSession()
        // said there for as long as one looks away
        await router.navigate({ to: '/login', state: { isLetGo: true }, ignoreBlocker: true })
      } else {
        announce('warning', sessionEndMessages.ended)
        const state = sessionId && end === 'ended' ? { joinLink: { session: sessionId } } : {}
        // the host entered from the console and not through the login
        await router.navigate({ to: hasEntered() ? '/admin' : '/login', state, ignoreBlocker: true })
      }
      // the cache is not cleared here: entering a workshop does that, and the host's page is already reading
      if (!hasEntered()) queryClient.clear()
      isLeaving = false
    }

    const startOver = async () => {
      // nobody is logged in any more, and nobody is asked about
      if (!readSessionId()) adoptLogin()
      // the host's pages and results by link belong to no workshop; only data that none of them shows is out of date
      if (isAt('/admin') || isAt('/results')) return queryClient.removeQueries({ type: 'inactive' })
      queryClient.clear()
      if (!isOutside()) await router.navigate({ to: '/solutions', ignoreBlocker: true })
      // the guard decides anew: the other tab may have logged out
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
