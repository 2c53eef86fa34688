import { waitFor } from '@testing-library/react'
import { cardTimes } from '../ui/feedback/toast-store.ts'

const asShipped = { ...cardTimes }
/** Cards stay for a minute: on a busy machine three seconds may be over before a test has looked. */
export const letCardsStay = () => Object.assign(cardTimes, { said: 60_000, undo: 120_000 })
/** For a test about time. */
export const giveCardsTheirTime = () => Object.assign(cardTimes, asShipped)

/** The cards that tell what happened, as far as they are shown. */
export const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(({ hidden }) => !hidden)

/** The only one. */
export const findCard = () =>
  waitFor(() => {
    const [card, ...others] = cards()
    if (!card || others.length > 0) throw new Error(`${others.length + Number(Boolean(card))} cards`)
    return card
  })
