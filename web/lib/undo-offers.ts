import type { Deleted } from '#contract/fields.ts'

/** A deletion of this browser that can still be taken back. */
export interface UndoOffer {
  token: string
  took: Deleted['took']
}

let offers: readonly UndoOffer[] = []
const listeners = new Set<() => void>()

function change(next: readonly UndoOffer[]) {
  offers = next
  for (const listener of listeners) listener()
}

/** Every answer to a write passes here; those that can be undone say so. */
export function noticeUndo(answer: unknown) {
  const { undo, took } = (answer ?? {}) as Deleted
  if (typeof undo === 'string') change([...offers, { token: undo, took }])
}

export const withdrawOffer = (token: string) => change(offers.filter((offer) => offer.token !== token))
export const withdrawAllOffers = () => change([])

export const undoOffers = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The newest last. */
  read: () => offers,
}
