import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { dropEarly } from '../lib/http/early-requests.ts'
import { isFirstScreenThere } from '../ui/page/late-part.tsx'

/** A read that gets no answer keeps nothing back for longer: what tells of a lost connection is among what waits. */
const PATIENCE_MS = 5000

/**
 * Tells when the first screen stands there and nothing is being read for it any more. To be called before the router is
 * rendered: after the log-in, whose page has loaded the screen already, it says only once that it has rendered.
 */
export function watchFirstScreen(router: AnyRouter, queryClient: QueryClient) {
  const stop = router.subscribe('onRendered', () => {
    stop()
    // what a screen reads it asks for once it is painted
    requestAnimationFrame(() => setTimeout(() => watchReads(queryClient)))
  })
}

function watchReads(queryClient: QueryClient) {
  const stop = queryClient.getQueryCache().subscribe(look)
  const patience = setTimeout(tell, PATIENCE_MS)
  look()

  function look() {
    if (queryClient.isFetching() === 0) tell()
  }
  function tell() {
    stop()
    clearTimeout(patience)
    dropEarly()
    isFirstScreenThere.set(true)
  }
}
