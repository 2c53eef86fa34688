import { useEffect, useRef } from 'react'
import { RoomBelow } from './room-below.ts'
import { SteadyField } from './steady-field.ts'

/** The field somebody writes in stays where it is in the window, whatever happens above it. */
export function useSteadyField<Area extends HTMLElement>() {
  const area = useRef<Area>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const room = new RoomBelow(element)
    let held: SteadyField | undefined
    const release = () => {
      held?.release()
      held = undefined
    }
    const take = ({ target }: FocusEvent) => {
      release()
      if (target instanceof Element && target.matches('input, textarea, select')) held = new SteadyField(target, room)
    }
    element.addEventListener('focusin', take)
    element.addEventListener('focusout', release)
    return () => {
      element.removeEventListener('focusin', take)
      element.removeEventListener('focusout', release)
      release()
      room.remove()
    }
  }, [])

  return area
}
