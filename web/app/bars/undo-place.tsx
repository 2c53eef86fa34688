import { lazy, Suspense, useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { onUndoable } from '../../lib/http/undoable.ts'
import { offerUndo, undoOffers, withdrawAllOffers } from '../../features/undo/undo-offers.ts'

/** Loaded with the first deletion. Should that fail, the deletion itself has still worked, and the host can undo it. */
const UndoBar = lazy(() =>
  import('../../features/undo/undo-bar.tsx').then(
    (file) => ({ default: file.UndoBar }),
    () => ({ default: () => null }),
  ),
)

/** Where the ways back from this browser's deletions show. They belong to the workshop and go with it. */
export function UndoPlace({ sessionId }: { sessionId: string | null }) {
  const offers = useStore(undoOffers)
  useEffect(() => onUndoable(offerUndo), [])
  useEffect(() => withdrawAllOffers, [sessionId])
  return <Suspense fallback={null}>{offers.length > 0 && <UndoBar offers={offers} />}</Suspense>
}
