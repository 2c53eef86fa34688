import { useEffect, useLayoutEffect, useRef } from 'react'
import { freePlace, meets, type Span } from './free-place.ts'

/** Not to be covered by any means: what is in use, its open list, and the button that goes on. */
const KEPT_CLEAR = ':focus, [role=listbox], [data-variant=filled]'
/** Not to be covered where there is other room. */
const BARS = '[data-sticks]'
const EDGE = 16

/**
 * Keeps the cards clear of the field in use and of the main button, at every size of the window. They stand at its lower
 * edge, and higher where something is in the way there. They stay where they are as long as they cover nothing.
 */
export function useClearPlace<Place extends HTMLElement>(isOn: boolean) {
  const place = useRef<Place>(null)
  // before it is painted
  useLayoutEffect(() => settle(place.current))

  useEffect(() => {
    const element = place.current
    if (!isOn || !element) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => settle(element))
    }
    const end = new AbortController()
    for (const event of ['focusin', 'focusout', 'scroll', 'resize', 'input']) {
      window.addEventListener(event, look, { capture: true, passive: true, signal: end.signal })
    }
    window.visualViewport?.addEventListener('resize', look, { signal: end.signal })
    window.visualViewport?.addEventListener('scroll', look, { signal: end.signal })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    sizes.observe(document.body)
    const changes = new MutationObserver(look)
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-variant'],
    })
    return () => {
      cancelAnimationFrame(frame)
      end.abort()
      sizes.disconnect()
      changes.disconnect()
    }
  }, [isOn])

  return place
}

function settle(element: HTMLElement | null) {
  const card = element?.querySelector('[data-card]')
  if (!element || !card) return
  const { left, right } = card.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  const room = roomNow()
  const taken = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => !element.contains(each))
      .map((each) => each.getBoundingClientRect())
      .filter((each) => each.height > 0 && each.left < right && each.right > left)
  const must = taken(KEPT_CLEAR)
  const all = [...must, ...taken(BARS)]
  const isClear = ![...all].some((span) => meets({ top, bottom }, span))
  if (isClear && top >= room.top && bottom <= room.bottom && element.style.bottom) return
  const free = freePlace(bottom - top, room, all) ?? freePlace(bottom - top, room, must)
  element.style.bottom = `${Math.round(window.innerHeight - (free ?? room).bottom)}px`
}

/** What is seen of the window: a phone's keyboard lies over the rest of it. */
function roomNow(): Span {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  return { top: offsetTop + EDGE / 2, bottom: offsetTop + height - EDGE }
}
