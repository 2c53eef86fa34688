import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { media } from '../../theme/media.ts'
import { edgePlace, freePlace, highestPlace, meets, type Span } from './free-place.ts'
import { NewRows } from './new-rows.ts'

/**
 * Not to be covered by any means: what is in use, its open list, the button that goes on, and the answers to a question. A button that was only
 * pressed is not in use: the card of that very press would flee from it, and its Undo from the finger.
 */
const KEPT_CLEAR =
  ':focus-visible, :is(input, textarea, select, [role=combobox]):focus, [role=listbox], [data-variant=filled], [role=dialog] button'
/** Not to be covered even where a field fills the window. */
const BUTTONS = '[data-variant=filled], [role=dialog] button, [data-sticks]'
/** Not to be covered where there is other room. */
const BARS = '[data-sticks], [role=dialog]'
const EDGE = 16
/** As high as what a keyboard leaves of a phone: there the cards are drawn lower, or there would be no place beside the field. */
const LOW = 420

/** How long nothing has moved before they go back to their place: who goes from field to field sees them stand still. */
const RETURN_MS = 600

/**
 * Keeps the cards clear of the field in use and of the main button, at every size of the window, and where there is room
 * of what was just added. They stand at its lower edge, and higher where something is in the way there, for as long as it
 * is; under pointer or keyboard they do not go back. `onNoRoom` is told when there is no place for all of them.
 */
export function useClearPlace<Place extends HTMLElement>(isOn: boolean, onNoRoom: () => void) {
  const place = useRef<Place>(null)
  const [added] = useState(() => new NewRows())
  const tellNoRoom = useEffectEvent(onNoRoom)
  // before it is painted
  useLayoutEffect(() => void settle(place.current, added))

  useEffect(() => {
    const element = place.current
    if (!isOn || !element) return
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      frame = requestAnimationFrame(() => {
        if (settle(element, added)) return
        tellNoRoom()
        moveUp(element)
      })
      timer = setTimeout(() => settle(element, added, !isHeld(element)), RETURN_MS)
    }
    const end = new AbortController()
    for (const event of ['focusin', 'focusout', 'scroll', 'resize', 'input']) {
      window.addEventListener(event, look, { capture: true, passive: true, signal: end.signal })
    }
    element.addEventListener('pointerleave', look, { signal: end.signal })
    window.visualViewport?.addEventListener('resize', look, { signal: end.signal })
    window.visualViewport?.addEventListener('scroll', look, { signal: end.signal })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    sizes.observe(document.body)
    const changes = new MutationObserver((records) => {
      added.note(records)
      look()
    })
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-variant'],
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      end.abort()
      sizes.disconnect()
      changes.disconnect()
    }
  }, [isOn, added])

  return place
}

const isHeld = (element: HTMLElement) => element.matches(':hover') || element.querySelector(':focus-visible') !== null

/** Answers whether there is room for them. As long as they cover nothing they stay, unless they may go back. */
function settle(element: HTMLElement | null, added: NewRows, mayReturn = false): boolean {
  const card = element?.querySelector('[data-card]:not([hidden])')
  if (!element) return true
  if (!card) {
    // the next one begins in its own place
    element.style.bottom = ''
    added.forget()
    return true
  }
  const room = roomNow()
  element.toggleAttribute('data-low', room.bottom - room.top < LOW)
  const { left, right } = card.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  const beside = (each: DOMRect) => each.height > 0 && each.left < right && each.right > left
  const taken = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => !element.contains(each))
      .map((each) => each.getBoundingClientRect())
      .filter(beside)
  const must = taken(KEPT_CLEAR)
  const bars = taken(BARS)
  const isPhone = matchMedia(media.phone).matches
  // a phone has no room for more than the edges
  const all = [...must, ...bars, ...(isPhone ? [] : added.seen().filter(beside))]
  const isClear = !all.some((span) => meets({ top, bottom }, span))
  if (isClear && top >= room.top && bottom <= room.bottom && element.style.bottom && !mayReturn) return true
  // in the middle of a phone a card lies over what somebody reads
  const atEdge = isPhone ? edgePlace(bottom - top, room, bars, must) : undefined
  const free = atEdge ?? freePlace(bottom - top, room, all) ?? freePlace(bottom - top, room, must)
  const stand = free ?? highestPlace(bottom - top, room, taken(BUTTONS))
  element.style.bottom = `${Math.round(window.innerHeight - stand.bottom)}px`
  return free !== undefined
}

/** Where a window is too low for both, what is in use moves up to its upper edge, and leaves the lower one to the cards. */
function moveUp(cards: HTMLElement) {
  const inUse = document.activeElement
  const room = roomNow()
  if (room.bottom - room.top >= LOW || !inUse?.matches(KEPT_CLEAR) || cards.contains(inUse)) return
  const bars = [...document.querySelectorAll('[data-sticks=top]')].map((bar) => bar.getBoundingClientRect().bottom)
  window.scrollBy({ top: inUse.getBoundingClientRect().top - Math.max(room.top, ...bars) - EDGE / 2 })
}

/** What is seen of the window: a phone's keyboard lies over the rest of it. */
function roomNow(): Span {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  return { top: offsetTop + EDGE / 2, bottom: offsetTop + height - EDGE }
}
