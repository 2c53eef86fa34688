import { useEffect, useEffectEvent } from 'react'

/**
 * Control or Command and Z, as everywhere. In a field with something in it, or in which something was typed since it has
 * the focus, they are about the typing: whoever has just emptied it wants the words back.
 */
export function useUndoKey(isOn: boolean, undo: () => void) {
  const press = useEffectEvent(undo)
  useEffect(() => {
    if (!isOn) return
    let typedIn: EventTarget | null = null
    const onInput = ({ target }: Event) => {
      typedIn = target
    }
    const onFocus = () => {
      typedIn = null
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
      if (!isUndo || hasWords(event.target) || event.target === typedIn) return
      event.preventDefault()
      press()
    }
    window.addEventListener('input', onInput)
    window.addEventListener('focusin', onFocus)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('input', onInput)
      window.removeEventListener('focusin', onFocus)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [isOn])
}

const hasWords = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''
