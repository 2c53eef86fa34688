import { useState, type FocusEvent } from 'react'

/** Whether somebody points at an area or has the keyboard's focus in it; `holders` belong on the area. */
export function useHeld() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const holders = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    // a click leaves the focus behind, which must not hold for ever
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
  }
  return { isHeld: isHovered || isFocused, isFocused, holders }
}
