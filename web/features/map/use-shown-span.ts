import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Rounded to steps, so that most scrolling renders nothing; with a margin, so that nothing appears late. */
const STEP = 200
const AHEAD = 400

/** Which part of a tall element can be seen, from its upper edge, and a little around it. */
export function useShownSpan(element: RefObject<HTMLElement | null>) {
  const [span, setSpan] = useState({ from: 0, to: STEP * 5 })
  useEffect(() => {
    const look = () => {
      if (!element.current) return
      const above = -element.current.getBoundingClientRect().top
      const from = Math.floor((above - AHEAD) / STEP) * STEP
      const to = Math.ceil((above + window.innerHeight + AHEAD) / STEP) * STEP
      // drawn in pieces, so that scrolling never waits for it
      startTransition(() => setSpan((former) => (former.from === from && former.to === to ? former : { from, to })))
    }
    // once the page is laid out anyway
    const frame = requestAnimationFrame(look)
    // whatever scrolls: the window, or something around the element
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [element])
  return span
}
