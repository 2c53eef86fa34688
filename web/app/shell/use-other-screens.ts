import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayFetchAhead, whenIdle } from '../fetch-ahead.ts'

/** Of what comes next. A phone is busy for a second with all of them, and the first screen has just come. */
const AT_ONCE = 3
const PAUSE_MS = 10_000

/** Fetches one after the other while the browser has nothing to do, most of them after a pause. Answers how to stop. */
export function fetchWhenIdle(screens: readonly (() => Promise<void>)[]) {
  const left = [...screens]
  let pause: ReturnType<typeof setTimeout> | undefined
  const fetchNext = () => whenIdle(() => void left.shift()?.().then(goOn))
  const goOn = () => {
    if (screens.length - left.length === AT_ONCE) pause = setTimeout(fetchNext, PAUSE_MS)
    else fetchNext()
  }
  fetchNext()
  return () => {
    clearTimeout(pause)
    left.length = 0
  }
}

/** Fetches the scripts of the workshop's other screens: for whoever goes on, and in case the server goes away. */
export function useOtherScreens() {
  const router = useRouter()
  useEffect(() => {
    if (!mayFetchAhead()) return
    const routes = Object.values(router.routesById).filter(({ id }) => id.startsWith('/guarded'))
    const here = routes.findIndex(({ id }) => id === router.state.matches.at(-1)?.routeId)
    return fetchWhenIdle(
      [...routes.slice(here + 1), ...routes.slice(0, here + 1)].flatMap(
        ({ options }) => (options.component as { preload?: () => Promise<void> } | undefined)?.preload ?? [],
      ),
    )
  }, [router])
}
