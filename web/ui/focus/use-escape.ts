import { useEffect, useEffectEvent } from 'react'

/** Runs when Escape is pressed anywhere, while something is open that it should close. */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && escape()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
}
