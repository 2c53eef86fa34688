import { useEffect, useRef, type MouseEvent } from 'react'

interface Press {
  button: HTMLButtonElement
  /** Its place among the buttons, which the next one takes when its row goes. */
  place: number
}

/**
 * Keeps the keyboard's place among the buttons of a table: a pressed button is disabled while its write runs and may
 * leave with its row, and either takes the focus away. It comes back to the button, else to the one that took its
 * place, else to `whenEmpty`; never when the person has gone elsewhere meanwhile.
 */
export function useKeptFocus<Area extends HTMLElement>(whenEmpty: () => HTMLElement | null | undefined) {
  const area = useRef<Area>(null)
  const press = useRef<Press | null>(null)

  useEffect(() => {
    const forget = () => {
      press.current = null
    }
    document.addEventListener('pointerdown', forget)
    return () => document.removeEventListener('pointerdown', forget)
  }, [])

  // after every rendering, because it is a rendering that disables, enables and removes buttons
  useEffect(() => {
    if (!press.current) return
    const { button, place } = press.current
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== button
    if (button.isConnected && button.disabled) return
    const isBack = button.isConnected && document.activeElement === button
    if (!isElsewhere && !isBack) {
      const buttons = buttonsIn(area.current)
      const next = button.isConnected ? button : (buttons[place] ?? buttons.at(-1) ?? whenEmpty())
      if (next instanceof HTMLButtonElement && next.disabled) return
      next?.focus()
    }
    if (button.isConnected && !isElsewhere) return
    press.current = null
  })

  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button) press.current = { button, place: buttonsIn(area.current).indexOf(button) }
  }

  return { ref: area, onClickCapture }
}

const buttonsIn = (area: HTMLElement | null) => [...(area?.querySelectorAll('button') ?? [])]
