import { useEffect, useRef } from 'react'

/** The save bar goes with the last unsaved story; the focus moves on to the same button in the head, not to nowhere. */
export function useFocusAfterSave(isDirty: boolean) {
  const headButton = useRef<HTMLButtonElement>(null)
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body) {
      headButton.current?.focus({ preventScroll: true })
    }
    wasDirty.current = isDirty
  }, [isDirty])
  return headButton
}
