import { useEffect } from 'react'

/** Control or Command and Z, as everywhere. In a field with something in it they are about what is typed there. */
export function useUndoKey(isOn: boolean, undo: () => void) {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
      if (!isUndo || isTypingIn(event.target)) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn, undo])
}

const isTypingIn = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''
