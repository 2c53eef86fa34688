import { useEffect } from 'react'

let typedIn: EventTarget | null = null

/**
 * Remembers in which field something was typed since it has the focus. It runs from the start: who asks may be a script
 * that is loaded only after the typing.
 */
export function useTypedField() {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      typedIn = target
    }
    const onFocus = () => {
      typedIn = null
    }
    window.addEventListener('input', onInput)
    window.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('input', onInput)
      window.removeEventListener('focusin', onFocus)
      typedIn = null
    }
  }, [])
}

/** Whether Control and Z are about the typing there: whoever has just emptied a field wants the words back. */
export const isTypedIn = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  (target.value !== '' || target === typedIn)
