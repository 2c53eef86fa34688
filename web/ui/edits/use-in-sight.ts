import { useEffect, useRef } from 'react'

/** For as long the browser and the router may still scroll a page to where it was before a reload. */
const SETTLING_MS = 1500

/**
 * A question that appears above what is looked at is brought into sight, also when the page is scrolled to its former
 * place afterwards. Whoever has scrolled, touched or typed since the screen came is not moved any more.
 */
export function useInSight<E extends Element>(isThere: boolean) {
  const element = useRef<E>(null)
  const isInUse = useRef(false)
  useEffect(() => {
    const end = new AbortController()
    const use = () => {
      isInUse.current = true
      end.abort()
    }
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(event, use, { capture: true, passive: true, signal: end.signal })
    return () => end.abort()
  }, [])
  useEffect(() => {
    if (!isThere) return undefined
    const end = new AbortController()
    const look = () => {
      if (isInUse.current) return end.abort()
      const { top = 0 } = element.current?.getBoundingClientRect() ?? {}
      const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      if (top < bars) element.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    look()
    window.addEventListener('scroll', look, { passive: true, signal: end.signal })
    const timer = setTimeout(() => end.abort(), SETTLING_MS)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [isThere])
  return element
}
