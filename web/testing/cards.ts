import { waitFor } from '@testing-library/react'

/** The cards that tell what happened, as far as they are shown. */
export const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(({ hidden }) => !hidden)

/** The only one. */
export const findCard = () =>
  waitFor(() => {
    const [card, ...others] = cards()
    if (!card || others.length > 0) throw new Error(`${others.length + Number(Boolean(card))} cards`)
    return card
  })
