import { useEffect, useEffectEvent } from 'react'
import { isTypedIn } from '../../ui/focus/typed-field.ts'

/** Control or Command and Z, as everywhere; where something is typed, they are about the typing. */
export function useUndoKey(isOn: boolean, undo: () => void) {
  const press = useEffectEvent(undo)
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
      if (!isUndo || isTypedIn(event.target)) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
