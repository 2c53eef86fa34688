import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSessionId } from '../lib/session/use-session.ts'
import { withdrawUndo } from '../ui/feedback/toast-store.ts'
import { latePart } from '../ui/page/late-part.tsx'
import { lazyPart } from '../ui/page/lazy-part.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useTypedField } from '../ui/focus/typed-field.ts'
import { useRestoredScroll } from './use-restored-scroll.ts'
import { useSessionWatch } from './use-session-watch.ts'

/** Loaded with the first deletion. If that fails, the host can still restore it from the trash. */
const UndoOffer = lazyPart(() => import('../features/undo/undo-offer.tsx').then((file) => file.UndoOffer))

/** What happened before it is there is told when it is. */
const Toasts = latePart(() => import('../ui/feedback/toasts.tsx').then((file) => file.Toasts))

export function Root() {
  const sessionId = useSessionId()
  useSessionWatch()
  useTypedField()
  useRestoredScroll()
  // what was deleted in one workshop is not offered in another
  useEffect(() => withdrawUndo, [sessionId])
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <Toasts Undo={UndoOffer} />
    </>
  )
}
