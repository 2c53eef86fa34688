import { useEffect, type RefObject } from 'react'
import { holdPlace, scrollPageBy } from './hold-place.ts'

const FIELDS = 'input,textarea,select'
const CONTROLS = 'button, a[href], label, summary'

/**
 * A field stays where it is in the window while somebody writes in it, and a control from press to release: moved away
 * from the pointer, it would not be pressed.
 */
export function useHeldPlace(area: RefObject<HTMLElement | null>, bars: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const main = area.current
    if (!main) return
    let isPressing = false
    let release: (() => void) | undefined
    const hold = (element: Element | null | undefined) => {
      release?.()
      release = element && main.contains(element) && !isSticky(element) ? holdPlace(element, main) : undefined
    }
    const holdField = () => !isPressing && hold(document.activeElement?.closest(FIELDS))
    const end = new AbortController()
    const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, listener, { signal: end.signal })
    on('focusin', holdField)
    on('focusout', () => !isPressing && hold(null))
    on('pointerdown', ({ target }) => {
      const control = target instanceof Element && target.closest(CONTROLS)
      if (!control) return
      isPressing = true
      hold(control)
    })
    const lift = () => {
      if (!isPressing) return
      // behind the click that follows
      setTimeout(() => {
        isPressing = false
        holdField()
      })
    }
    on('pointerup', lift)
    on('pointercancel', lift)
    holdField()
    return () => {
      end.abort()
      release?.()
      main.style.minHeight = ''
    }
  }, [area])

  useEffect(() => {
    const [main, element] = [area.current, bars.current]
    // where browsers have scroll anchoring, it holds what is read while the bars above it change
    if (!main || !element || CSS.supports('overflow-anchor', 'none')) return
    const measure = () => element.offsetHeight + (parseFloat(getComputedStyle(element).marginBottom) || 0)
    let height = measure()
    const sizes = new ResizeObserver(() => {
      const grown = measure() - height
      height += grown
      const isWriting = document.activeElement?.matches(FIELDS)
      if (!isWriting && document.documentElement.scrollTop > 0) scrollPageBy(grown, main)
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [area, bars])
}

/** Something sticky changes its place on the page whenever the page is scrolled. */
function isSticky(element: Element) {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).position === 'sticky') return true
  }
  return false
}
