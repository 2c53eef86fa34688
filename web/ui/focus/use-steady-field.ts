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

/**
 * The field somebody writes in stays where it is in the window, whatever happens above it; and what somebody reads,
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
    const take = ({ target }: FocusEvent) => hold(target)
    if (element.contains(document.activeElement)) hold(document.activeElement)
    element.addEventListener('focusin', take)
    element.addEventListener('focusout', release)
    return () => {
      element.removeEventListener('focusin', take)
      element.removeEventListener('focusout', release)
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
