import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { media } from '../../theme/media.ts'

/** The focused control and its open list. A button focused by a pointer does not count: its own toast would move away from the pointer. */
const IN_USE = ':focus-visible, :is(input, textarea, select, [role=combobox]):focus, [role=listbox]'
const BUTTONS = '[data-variant=filled], [role=dialog] button'

/**
 * Toasts have a fixed place in CSS for each edge: at the top on phones, at the bottom on larger windows. This switches to
 * the other edge when they would cover the control in use or a filled button, and calls `onNoSpace` when both edges would.
 */
export function useToastEdge<Place extends HTMLElement>(isShown: boolean, onNoSpace: () => void) {
  const place = useRef<Place>(null)
  const reportNoSpace = useEffectEvent(onNoSpace)
  const choose = useEffectEvent((mayScroll: boolean) => {
    if (!place.current || chooseEdge(place.current)) return
    reportNoSpace()
    if (mayScroll && matchMedia(media.low).matches) makeSpace(place.current)
  })
  // before the browser paints a new toast
  useLayoutEffect(() => void (place.current && chooseEdge(place.current)))

  useEffect(() => {
    if (!isShown) return
    let frame = 0
    let mayScroll = false
    const schedule = ({ type }: Event) => {
      cancelAnimationFrame(frame)
      mayScroll ||= type !== 'scroll'
      frame = requestAnimationFrame(() => {
        choose(mayScroll)
        mayScroll = false
      })
    }
    const end = new AbortController()
    const options = { capture: true, passive: true, signal: end.signal }
    for (const event of ['focusin', 'scroll', 'resize', 'input']) window.addEventListener(event, schedule, options)
    for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, schedule, options)
    return () => {
      cancelAnimationFrame(frame)
      end.abort()
    }
  }, [isShown])

  return place
}

/** Returns false if the toasts cover the control in use at either edge. They stay at the current edge while it is clear. */
function chooseEdge(place: HTMLElement): boolean {
  if (!place.querySelector('[data-card]:not([hidden])')) {
    delete place.dataset.edge
    return true
  }
  // a phone keyboard covers part of the window
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  place.style.setProperty('--hidden-above', `${Math.max(offsetTop, barsBottom())}px`)
  place.style.setProperty('--hidden-below', `${window.innerHeight - offsetTop - height}px`)
  const current = place.dataset.edge ?? (matchMedia(media.phone).matches ? 'top' : 'bottom')
  const edges = [current, current === 'top' ? 'bottom' : 'top']
  const isClear = (selector: string) => (edge: string) => {
    place.dataset.edge = edge
    return !covers(place, selector)
  }
  const free = edges.find(isClear(`${IN_USE}, ${BUTTONS}`)) ?? edges.find(isClear(IN_USE))
  place.dataset.edge = free ?? current
  return free !== undefined
}

/** In a low window, such as above a phone keyboard, the field in use scrolls to the top and the toasts take the bottom. */
function makeSpace(place: HTMLElement) {
  const field = document.activeElement
  if (!field?.matches(IN_USE) || place.contains(field)) return
  field.scrollIntoView({ block: 'start' })
  place.dataset.edge = 'bottom'
}

/** The lower end of the bars that are at the top of the window. */
function barsBottom(): number {
  const bars = [...document.querySelectorAll('[data-sticks=top]')].map((bar) => bar.getBoundingClientRect())
  const isAtTop = ({ top, height }: DOMRect) => height > 0 && top < window.innerHeight / 3
  return Math.max(0, ...bars.filter(isAtTop).map(({ bottom }) => bottom))
}

function covers(place: HTMLElement, selector: string): boolean {
  const own = place.getBoundingClientRect()
  return [...document.querySelectorAll(selector)].some((element) => {
    if (place.contains(element)) return false
    const { top, right, bottom, left } = element.getBoundingClientRect()
    return top < own.bottom && bottom > own.top && left < own.right && right > own.left
  })
}
