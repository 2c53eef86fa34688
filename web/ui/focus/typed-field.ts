import { useEffect } from 'react'

let typedIn: EventTarget | null = null
let focused: EventTarget | null = null

/** What had the focus last. It may have left the page since. */
export const lastFocused = () => focused

/**
 * Remembers what had the focus last, and whether something was typed in it. It runs from the start: who asks may be a
 * script that is loaded only after the typing.
 */
export function useTypedField() {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      typedIn = target
    }
    const onFocus = ({ target }: Event) => {
      typedIn = null
      focused = target
    }
    window.addEventListener('input', onInput)
    window.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('input', onInput)
      window.removeEventListener('focusin', onFocus)
      typedIn = null
      focused = null
    }
  }, [])
}

/** Whether Control and Z are about the typing there: whoever has just emptied a field wants the words back. */
export const isTypedIn = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  (target.value !== '' || target === typedIn)
