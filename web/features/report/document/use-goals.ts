import { useEffect, useRef } from 'react'
import { holdPage } from '../../../ui/page/hold-page.ts'

/** What comes into the window last is laid out within it, as are letters that are still fetched. */
const SETTLED_MS = 1000

/**
 * Links of a document that is still growing lead to their goals too: the one in the address as soon as it is there, and for as
 * long as what is above it changes its height; one that is clicked at once.
 */
export function useGoals(isWhole: boolean, showAll: () => void) {
  const holding = useRef<AbortController>(undefined)
  useEffect(() => {
    const sought = window.location.hash.slice(1)
    if (sought === '') return
    const end = new AbortController()
    holding.current = end
    holdPage(() => document.getElementById(sought)?.scrollIntoView(), end)
    return () => end.abort()
  }, [])
  useEffect(() => {
    if (!isWhole) return
    const timer = setTimeout(() => holding.current?.abort(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isWhole])
  useEffect(() => {
    const showGoal = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a[href^="#"]')
      if (link && !document.getElementById(link.getAttribute('href')?.slice(1) ?? '')) showAll()
    }
    // before anything follows the link
    window.addEventListener('click', showGoal, { capture: true })
    return () => window.removeEventListener('click', showGoal, { capture: true })
  }, [showAll])
}
