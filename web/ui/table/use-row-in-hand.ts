import { useState, type FocusEvent } from 'react'

/**
 * The row whose field somebody has in hand, by its `data-row`. A search does not take it away, although nothing may be
 * typed in it yet. Spread the handlers around the table.
 */
export function useRowInHand() {
  const [rowInHand, setRowInHand] = useState<string>()
  const nameOf = (element: EventTarget | null) =>
    element instanceof Element && element.matches('input, textarea')
      ? element.closest<HTMLElement>('[data-row]')?.dataset.row
      : undefined
  return {
    rowInHand,
    handlers: {
      onFocus: ({ target }: FocusEvent) => setRowInHand(nameOf(target)),
      // another window in front takes the focus, not the row
      onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget && setRowInHand(nameOf(relatedTarget)),
    },
  }
}
