import { useEffect, useRef, type RefObject } from 'react'
import { RoomBelow } from './room-below.ts'
import { SteadyField } from './steady-field.ts'
import { SteadyPage } from './steady-page.ts'

interface SteadyArea {
  area: RefObject<HTMLElement | null>
  /** What sticks to the window's upper edge. */
  bars: RefObject<HTMLElement | null>
  /** Whether they show what they have to: what they show first belongs to the page as it comes. */
  areKnown: boolean
  /** Which page it is. */
  place: string
}

/** What is pressed. */
const CONTROLS = 'button, a[href], label, summary'

/**
 * The field somebody writes in stays where it is in the window, whatever happens above it, and so does what somebody
 * presses, until it is let go of: moved away under the finger, it would not be pressed at all. What somebody reads stays,
 * whatever the bars at the top do.
 */
export function useSteadyField({ area, bars, areKnown, place }: SteadyArea) {
  const held = useRef<SteadyField>(undefined)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const room = new RoomBelow(element)
    const release = () => {
      held.current?.release()
      held.current = undefined
    }
    const hold = (target: EventTarget | null) => {
      release()
      if (target instanceof Element && target.matches('input, textarea, select'))
        held.current = new SteadyField(target, room)
    }
    let isPressing = false
    const take = ({ target }: FocusEvent) => !isPressing && hold(target)
    const leave = () => !isPressing && release()
    const press = ({ target }: PointerEvent) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null
      if (!control || isStuck(control)) return
      isPressing = true
      release()
      held.current = new SteadyField(control, room)
    }
    // behind the click that follows
    const lift = () =>
      isPressing &&
      setTimeout(() => {
        isPressing = false
        hold(document.activeElement)
      })
    if (element.contains(document.activeElement)) hold(document.activeElement)
    element.addEventListener('focusin', take)
    element.addEventListener('focusout', leave)
    element.addEventListener('pointerdown', press)
    window.addEventListener('pointerup', lift)
    window.addEventListener('pointercancel', lift)
    return () => {
      element.removeEventListener('focusin', take)
      element.removeEventListener('focusout', leave)
      element.removeEventListener('pointerdown', press)
      window.removeEventListener('pointerup', lift)
      window.removeEventListener('pointercancel', lift)
      release()
      room.remove()
    }
  }, [area])

  useEffect(() => {
    if (!areKnown || !area.current || !bars.current) return
    const isHeld = () => held.current?.isHolding ?? false
    const steady = new SteadyPage(bars.current, new RoomBelow(area.current), isHeld)
    return () => steady.release()
  }, [area, bars, areKnown, place])
}

/** At an edge of the window, where it stays by itself however the page is scrolled. */
function isStuck(control: Element) {
  const bar = control.closest('[data-sticks]')
  if (!bar) return false
  const { top, bottom } = bar.getBoundingClientRect()
  const style = getComputedStyle(bar)
  const isAt = (edge: string, gap: number) => gap <= (parseFloat(edge) || 0) + 1
  return isAt(style.top, top) || isAt(style.bottom, window.innerHeight - bottom)
}
