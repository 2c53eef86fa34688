import { useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { onUndoable } from '../../lib/http/undoable.ts'
import { offerUndo, undoOffers, withdrawAllOffers } from '../../features/undo/undo-offers.ts'
import { lazyPart } from '../../ui/page/lazy-part.tsx'

/** Loaded with the first deletion. If that fails, the host can still restore it from the trash. */
const UndoBar = lazyPart(() => import('../../features/undo/undo-bar.tsx').then((file) => file.UndoBar))

/** Shows the Undo bar for deletions made in this browser. Its offers belong to one workshop and are dropped with it. */
export function UndoPlace({ sessionId }: { sessionId: string | null }) {
  const offers = useStore(undoOffers)
  useEffect(() => onUndoable(offerUndo), [])
  useEffect(() => withdrawAllOffers, [sessionId])
  return offers.length > 0 && <UndoBar offers={offers} />
}
