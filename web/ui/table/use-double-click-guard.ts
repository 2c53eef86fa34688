import { useEffect, type RefObject } from 'react'

/** A hand trembles by as much between the two halves of a double click. */
const SAME_PLACE_PX = 8
const DOUBLE_CLICK_MS = 400

/**
 * When a row is deleted, the next one moves under the pointer. The second half of a double click on Delete would delete
 * that row too, so the area ignores it: by the browser's count of clicks, and for taps, which are not counted everywhere,
 * by place and time. A click elsewhere and a click by keyboard always count.
 */
export function useDoubleClickGuard(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = area.current
    if (!element) return
    let last: { button: Element | null; x: number; y: number; at: number } | undefined
    const guard = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y } = event
      const at = performance.now()
      const button = target instanceof Element ? target.closest('button') : null
      const isAgain = last && last.button !== button && Math.hypot(x - last.x, y - last.y) <= SAME_PLACE_PX
      const isTap = 'pointerType' in event && event.pointerType === 'touch'
      const isSecondHalf = detail > 1 || (detail === 1 && isTap && last && at - last.at <= DOUBLE_CLICK_MS)
      if (button && element.contains(button) && isAgain && isSecondHalf) {
        event.preventDefault()
        event.stopPropagation()
      } else if (detail > 0) last = { button, x, y, at }
    }
    window.addEventListener('click', guard, { capture: true })
    return () => window.removeEventListener('click', guard, { capture: true })
  }, [area])
}
