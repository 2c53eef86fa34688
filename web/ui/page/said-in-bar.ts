import { useLayoutEffect } from 'react'
import { createStore } from '../../lib/store.ts'

/** What a screen says in the bar at the top, which is in view wherever the page is scrolled to. */
export const saidInBar = createStore<string | null>(null)

export function useSayInBar(words: string | null) {
  useLayoutEffect(() => {
    saidInBar.set(words)
    return () => saidInBar.set(null)
  }, [words])
}
