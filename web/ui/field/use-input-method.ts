import { useLayoutEffect } from 'react'

/**
 * While an input method composes a word, its keys are its own: Enter takes a proposal and Escape gives one up, and neither
 * saves or cancels anything. So no part of the page gets to see them. One browser sends the last of them after the
 * composition and marks it by its code alone.
 */
export function useInputMethod() {
  // before any part of the page listens
  useLayoutEffect(() => {
    const keepFromPage = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === COMPOSING) event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', keepFromPage, true)
    return () => window.removeEventListener('keydown', keepFromPage, true)
  }, [])
}

const COMPOSING = 229
