import { useEffect, useRef } from 'react'

/**
 * Links of a document that is still growing lead to their goals too: the one in the address as soon as it is there, one that
 * is clicked at once.
 */
export function useGoals(shown: number, showAll: () => void) {
  const sought = useRef(window.location.hash.slice(1))
  useEffect(() => {
    const goal = document.getElementById(sought.current)
    if (!goal) return
    sought.current = ''
    goal.scrollIntoView()
  }, [shown])
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
