import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened. Mantine does so too, but not for a dialog that is loaded
 * when it is first needed, nor for a button that is disabled while its save runs.
 */
export function useFocusBack(isOpen: boolean) {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isOpen) return () => last.current?.focus()
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [isOpen])
}
