import { useState, type FocusEvent } from 'react'

/** Whether somebody points at an area or has the keyboard's focus in it; `holders` belong on the area. */
export function useHeld() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const holders = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    // only the keyboard's focus on a control counts: what a click leaves behind, or a card on which the focus rests since
    // its button went, would pause the countdown for ever
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':is(a, button):focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
  }
  return { isHeld: isHovered || isFocused, holders }
}
