import { useEffect, useRef } from 'react'

/** The save bar goes with the last unsaved story; the focus moves on to the same button in the head, not to nowhere. */
export function useFocusAfterSave(isDirty: boolean) {
  const headButton = useRef<HTMLButtonElement>(null)
  const wasDirty = useRef(isDirty)
  const wasOnButton = useRef(false)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasOnButton.current = target instanceof HTMLButtonElement
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    // whoever was typing in a row that somebody deleted must not find a button under the next key
    const hasLostIt = wasOnButton.current && document.activeElement === document.body
    if (wasDirty.current && !isDirty && hasLostIt) {
      headButton.current?.focus({ preventScroll: true })
    }
    wasDirty.current = isDirty
  }, [isDirty])
  return headButton
}
