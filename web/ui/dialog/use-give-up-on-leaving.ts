import { useEffect } from 'react'

/**
 * Whoever leaves the page while its question stands has not asked for a second try: the deed is given up, as by Cancel.
 * A question that goes because the thing it is about has gone is no leaving; its deed is still answered.
 */
export function useGiveUpOnLeaving(giveUp: () => void, isAsked = true) {
  useEffect(() => {
    if (!isAsked) return
    const { pathname } = window.location
    return () => {
      if (window.location.pathname !== pathname) giveUp()
    }
  }, [giveUp, isAsked])
}
