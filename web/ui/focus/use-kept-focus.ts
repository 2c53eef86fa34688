import { useEffect, useRef, type MouseEvent } from 'react'

interface Press {
  button: HTMLButtonElement
  /** Where it stands among the buttons; the next one moves up to there when its row goes. */
  place: number
}

/**
 * Keeps the keyboard's place among the buttons of a table: a pressed button is disabled while its write runs and may
 * leave with its row, and either takes the focus away. It comes back to the button, else to the one that took its
 * place, else to `whenEmpty`; never when the person has gone elsewhere meanwhile.
 */
export function useKeptFocus<Area extends HTMLElement>(whenEmpty: () => HTMLElement | null) {
  const area = useRef<Area>(null)
  const press = useRef<Press | null>(null)

  useEffect(() => {
    const forget = () => {
      press.current = null
    }
    document.addEventListener('pointerdown', forget, true)
    return () => document.removeEventListener('pointerdown', forget, true)
  }, [])

  // after every rendering, because it is a rendering that disables, enables and removes buttons
  useEffect(() => {
    if (!press.current) return
    const { button, place } = press.current
    const focused = document.activeElement
    if (focused === button && !button.disabled) return
    if (focused !== button && focused !== document.body) {
      press.current = null
      return
    }
    const buttons = buttonsIn(area.current)
    const next = button.isConnected ? button : (buttons[place] ?? buttons.at(-1) ?? whenEmpty())
    if (next instanceof HTMLButtonElement && next.disabled) return
    next?.focus()
    if (next !== button) press.current = null
  })

  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button) press.current = { button, place: buttonsIn(area.current).indexOf(button) }
  }

  return { ref: area, onClickCapture }
}

const buttonsIn = (area: HTMLElement | null) => [...(area?.querySelectorAll('button') ?? [])]
