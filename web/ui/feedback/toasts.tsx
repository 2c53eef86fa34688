import { useState, type ComponentType } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import type { Undoable } from '../../lib/queries/undoable.ts'
import { useStore } from '../../lib/store.ts'
import { ChevronDownIcon } from '../marks/icons.tsx'
import { foldOffers, toastStore, type Toast } from './toast-store.ts'
import { ToastCard } from './toast-card.tsx'
import { useHeld } from './use-held.ts'
import { useToastEdge } from './use-toast-edge.ts'
import classes from './toasts.module.css'

export interface UndoProps {
  toast: Toast & { undo: Undoable }
  /** The one that the keyboard's shortcut is about. */
  isNewest: boolean
}

/**
 * What happened, one card an event, in the one place for it. The cards' own frames read them out, once: a failure at
 * once, everything else when there is a pause, in a frame that is there before its words. Written here rather
 * than taken from Mantine, whose version weighs a tenth of the first visit; and not loaded later, because a message is
 * wanted most when the network fails. Only the way back, `Undo`, comes with the first deletion.
 *
 * Of several deletions the newest shows. Those whose sentence has been there for its time, or is no longer so, wait
 * behind one button, and all of them where there is no room.
 */
export function Toasts({ Undo }: { Undo?: ComponentType<UndoProps> }) {
  const toasts = useStore(toastStore)
  const { isHeld, holders } = useHeld()
  const [isOpen, setIsOpen] = useState(false)
  const place = useToastEdge<HTMLDivElement>(toasts.length > 0, () => {
    if (isHeld) return
    setIsOpen(false)
    foldOffers()
  })
  const earlier = toasts.filter(
    ({ isSaid, isOverruled, undo }, index) => undo && (isOverruled || (isSaid && index < toasts.length - 1)),
  )
  const newestUndo = toasts.findLast(({ undo }) => undo)
  // a card with a way back stays where it is, and keeps the focus, also when going back fails
  const isUrgent = ({ type, undo }: Toast) => type === 'error' && !undo

  return (
    <div ref={place} className={classes.place} {...holders}>
      {toasts.filter(isUrgent).map((toast) => (
        <div key={toast.id} role="alert" className={classes.stack}>
          <ToastCard toast={toast} isHeld={isHeld} isHidden={false} />
        </div>
      ))}
      <div role="status" className={classes.stack}>
        {earlier.length > 0 && (
          <button type="button" className={classes.earlier} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {commonMessages.earlier(earlier.length)}
            <ChevronDownIcon size={16} />
          </button>
        )}
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} isHeld={isHeld} isHidden={!isOpen && earlier.includes(toast)}>
              {Undo && toast.undo && <Undo toast={toast as UndoProps['toast']} isNewest={toast === newestUndo} />}
            </ToastCard>
          ))}
      </div>
    </div>
  )
}
