import { useState } from 'react'
import { createPortal } from 'react-dom'
import { undoMessages } from '#contract/messages/undo.ts'
import type { UndoOffer } from './undo-offers.ts'
import { messagePlace } from '../../ui/feedback/message-place.ts'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import { UndoRow } from './undo-row.tsx'
import { useHeld } from './use-held.ts'
import classes from './undo-bar.module.css'

/**
 * The way back from what was just deleted here, under the messages along the lower edge. The newest deletion shows;
 * those before it, as long as they last, behind one button.
 */
export function UndoBar({ offers }: { offers: readonly UndoOffer[] }) {
  const { isHeld, holders } = useHeld()
  const [isOpen, setIsOpen] = useState(false)
  const older = offers.length - 1
  const place = messagePlace()
  if (!place) return null

  return createPortal(
    <section aria-label={undoMessages.undo} className={classes.bar} {...holders}>
      {older > 0 && (
        <button type="button" className={classes.older} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {undoMessages.earlier(older)}
          <ChevronDownIcon size={16} />
        </button>
      )}
      {offers.map((offer, index) => (
        <UndoRow
          key={offer.token}
          offer={offer}
          isNewest={index === older}
          isShown={isOpen || index === older}
          isHeld={isHeld}
        />
      ))}
    </section>,
    place,
  )
}
