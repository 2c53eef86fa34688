import { createStore } from '../../lib/store.ts'
import type { Undoable } from '../../lib/http/undoable.ts'

/** A deletion of this browser that can still be taken back. */
export interface UndoOffer {
  token: string
  took: Undoable['took']
}

/** The newest last. */
export const undoOffers = createStore<readonly UndoOffer[]>([])

export const offerUndo = ({ undo, took }: Undoable) => undoOffers.set([...undoOffers.read(), { token: undo, took }])
export const withdrawOffer = (token: string) =>
  undoOffers.set(undoOffers.read().filter((offer) => offer.token !== token))
export const withdrawAllOffers = () => undoOffers.set([])
