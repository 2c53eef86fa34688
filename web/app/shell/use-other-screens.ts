import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'

/** Fetches one after the other while the browser has nothing to do. Answers how to stop. */
export function fetchWhenIdle(screens: readonly (() => Promise<void>)[]) {
  const left = [...screens]
  const fetchNext = () => whenIdle(() => void left.shift()?.().then(fetchNext))
  fetchNext()
  return () => {
    left.length = 0
  }
}

/** Fetches the scripts of the workshop's other screens, in case the server goes away. */
export function useOtherScreens() {
  const router = useRouter()
  useEffect(
    () =>
      fetchWhenIdle(
        Object.values(router.routesById)
          .filter(({ id }) => id.startsWith('/guarded'))
          .flatMap(
            ({ options }) => (options.component as { preload?: () => Promise<void> } | undefined)?.preload ?? [],
          ),
      ),
    [router],
  )
}
