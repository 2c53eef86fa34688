import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Fetches the scripts of the workshop's other screens when the browser has nothing to do, in case the server goes away. */
export function useOtherScreens() {
  const router = useRouter()
  useEffect(() => {
    // browsers without it load each screen when it is opened
    if (typeof requestIdleCallback !== 'function') return undefined
    const screens = Object.values(router.routesById)
      .filter(({ id }) => id.startsWith('/guarded'))
      .flatMap(({ options }) => (options.component as { preload?: () => Promise<void> } | undefined)?.preload ?? [])
    let isLeft = false
    const fetchNext = () => {
      const fetchScreen = screens.shift()
      if (fetchScreen && !isLeft) requestIdleCallback(() => void fetchScreen().then(fetchNext))
    }
    fetchNext()
    return () => {
      isLeft = true
    }
  }, [router])
}
