import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayFetchAhead, whenIdle } from '../fetch-ahead.ts'

/** Fetches one after the other while the browser has nothing to do. Answers how to stop. */
export function fetchWhenIdle(screens: readonly (() => Promise<void>)[]) {
  const left = [...screens]
  const fetchNext = () => whenIdle(() => void left.shift()?.().then(fetchNext))
  fetchNext()
  return () => {
    left.length = 0
  }
}

/** Fetches the scripts of the workshop's other screens: for whoever goes on, and in case the server goes away. */
export function useOtherScreens() {
  const router = useRouter()
  useEffect(() => {
    if (!mayFetchAhead()) return
    return fetchWhenIdle(
      Object.values(router.routesById)
        .filter(({ id }) => id.startsWith('/guarded'))
        .flatMap(({ options }) => (options.component as { preload?: () => Promise<void> } | undefined)?.preload ?? []),
    )
  }, [router])
}
