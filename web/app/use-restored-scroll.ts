import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useElementScrollRestoration, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { holdPage } from '../ui/page/hold-page.ts'
import { isFirstScreenThere } from '../ui/page/late-part.tsx'

/**
 * A page that is loaded again is scrolled to where it was before it has what it shows. Until then it is held there: what
 * comes above would push it on, and what is missing below would not let it be scrolled so far.
 */
export function useRestoredScroll() {
  const former = useElementScrollRestoration({ getElement: () => window })
  const hasPlace = useLocation({ select: ({ hash }) => hash !== '' })
  // of the page as it was loaded; an address with a place in it leads there
  const [top] = useState(hasPlace ? 0 : (former?.scrollY ?? 0))
  const queryClient = useQueryClient()
  useEffect(() => {
    if (top > 0 && !isFirstScreenThere.read()) return hold(top, queryClient)
    return undefined
  }, [top, queryClient])
}

function hold(top: number, queryClient: QueryClient) {
  const page = document.documentElement
  const end = new AbortController()
  const go = () => {
    if (page.scrollTop !== top) page.scrollTo({ top, behavior: 'instant' })
  }
  const isComplete = () =>
    isFirstScreenThere.read() && queryClient.isFetching() === 0 && !document.querySelector('[aria-busy=true]')
  const look = () => {
    if (!isComplete()) return
    // what was read is on the page with the next picture
    requestAnimationFrame(() => {
      if (end.signal.aborted || !isComplete()) return
      go()
      end.abort()
    })
  }
  const stops = [isFirstScreenThere.subscribe(look), queryClient.getQueryCache().subscribe(look)]
  end.signal.addEventListener('abort', () => stops.forEach((stop) => stop()))
  holdPage(() => {
    go()
    look()
  }, end)
  return () => end.abort()
}
