import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isFirstScreenThere } from '../ui/page/late-part.tsx'

/** Tells when the first screen stands there and nothing is being read for it any more. */
export function useFirstScreen() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isFirstScreenThere.read()) return
    let stopReading: (() => void) | undefined
    let frame = 0
    const look = () => {
      if (queryClient.isFetching() > 0) return
      stopReading?.()
      isFirstScreenThere.set(true)
    }
    // its reads begin right after it is rendered
    const stopRendering = router.subscribe('onRendered', () => {
      stopRendering()
      frame = requestAnimationFrame(() => {
        stopReading = queryClient.getQueryCache().subscribe(look)
        look()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      stopRendering()
      stopReading?.()
    }
  }, [router, queryClient])
}
