import { useEffect, useState, type PointerEvent } from 'react'

/**
 * For what shows names at its controls while they are pointed at or have the focus: Escape hides the one that is shown,
 * until another control is. Spread it into their common element.
 */
export function useHushed() {
  const [hushed, setHushed] = useState<Element | null>(null)
  const forget = () => setHushed(null)
  useEffect(() => {
    const hush = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHushed(document.querySelector(':is(a, button):is(:hover, :focus-visible)'))
    }
    document.addEventListener('keydown', hush)
    return () => document.removeEventListener('keydown', hush)
  }, [])
  return {
    'data-hushed': hushed ? true : undefined,
    onPointerOver: ({ target }: PointerEvent) => {
      if (hushed && target instanceof Element && target.closest('a, button') !== hushed) forget()
    },
    onPointerLeave: forget,
    onBlur: forget,
  } as const
}
