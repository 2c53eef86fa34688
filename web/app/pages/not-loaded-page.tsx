import { useEffect, useEffectEvent } from 'react'
import { connectionMessages, plainPagesMessages } from '#contract/messages/shell.ts'
import { isAway, watchServer } from '../../lib/http/watch-server.ts'
import { useStore } from '../../lib/store.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { FailedPage } from './plain-pages.tsx'

/** In the place of a screen whose script did not come: it comes by itself as soon as the server answers again. */
export function NotLoadedPage({ retry }: { retry: () => void }) {
  const isServerAway = useStore(isAway)
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    // it may have failed long ago, when a link was pointed at
    tryAgain()
    const stopFollowing = isAway.subscribe(() => !isAway.read() && tryAgain())
    // the bar at the top, which watches too, may be missing itself
    const stopWatching = watchServer(() => undefined)
    return () => {
      stopFollowing()
      stopWatching()
    }
  }, [])
  if (!isServerAway) return <FailedPage />
  return (
    <>
      <ScreenHead title={plainPagesMessages.serverAway} />
      <EmptyState title={plainPagesMessages.comesByItself}>{connectionMessages.lookingForServer}</EmptyState>
    </>
  )
}
