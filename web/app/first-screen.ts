import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isFirstScreenThere } from '../ui/page/late-part.tsx'

/** A read that gets no answer keeps nothing back for longer: what tells of a lost connection is among what waits. */
const PATIENCE_MS = 5000

/**
 * Tells when the first screen stands there and nothing is being read for it any more. To be called before the router is
 * rendered: after the log-in, whose page has loaded the screen already, it says only once that it has rendered.
 */
export function watchFirstScreen(router: AnyRouter, queryClient: QueryClient) {
  const stopRendering = router.subscribe('onRendered', () => {
    stopRendering()
    // reads begin right after the screen is rendered
    requestAnimationFrame(() => {
      const stopReading = queryClient.getQueryCache().subscribe(look)
      const patience = setTimeout(tell, PATIENCE_MS)
      look()

      function look() {
        if (queryClient.isFetching() === 0) tell()
      }
      function tell() {
        stopReading()
        clearTimeout(patience)
        isFirstScreenThere.set(true)
      }
    })
  })
}
