import { useEffect, type RefObject } from 'react'

/** A hand trembles by as much between the two halves of a double click. */
const SAME_PLACE_PX = 8
const SECOND_CLICK_MS = 400
const ROWS = 'tr,li'

/**
 * When a row is deleted, the next one moves under the pointer. The second half of a double click on Delete would delete
 * that row too, so the area ignores it: by the browser's count of clicks, or where the browser starts again with each
 * element, by place and time. A click elsewhere and a click by keyboard always count.
 */
export function useDoubleClickGuard(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = area.current
    if (!element) return
    let last: { button: Element | null; x: number; y: number } | undefined
    let removedAt = -Infinity
    const removals = new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes])
      if (removed.some((node) => node instanceof Element && node.matches(ROWS))) removedAt = performance.now()
    })
    const guard = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y } = event
      const button = target instanceof Element ? target.closest('button') : null
      const isAgain = last && last.button !== button && Math.hypot(x - last.x, y - last.y) <= SAME_PLACE_PX
      const isSecondHalf = detail > 1 || (detail === 1 && performance.now() - removedAt <= SECOND_CLICK_MS)
      if (button && element.contains(button) && isAgain && isSecondHalf) {
        event.preventDefault()
        event.stopPropagation()
      } else if (detail > 0) last = { button, x, y }
    }
    removals.observe(element, { subtree: true, childList: true })
    window.addEventListener('click', guard, { capture: true })
    return () => {
      removals.disconnect()
      window.removeEventListener('click', guard, { capture: true })
    }
  }, [area])
}
