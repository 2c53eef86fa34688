import { useState } from 'react'
import { lazyPart } from '../page/lazy-part.tsx'
import type { ConflictsProps } from './conflict-item.ts'
import { useFollowedConflicts } from './use-followed-conflicts.ts'

/** Loaded with the first conflict: most visits have none. */
const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx').then((file) => file.ConflictDialog))

/** Shows both sides of what two people changed at once, and lets one of them decide. */
export function Conflicts({ items: question, storedNow, ...rest }: ConflictsProps) {
  const items = useFollowedConflicts(question, storedNow)
  const isOpen = question.length > 0
  // those last shown stay while the dialog fades
  const [shown, setShown] = useState({ question, items })
  if (isOpen && items !== shown.items) setShown({ question, items })
  if (shown.items.length === 0) return null
  const isGone = isOpen && storedNow !== undefined && question.every(({ id }) => storedNow(id) === undefined)
  return <ConflictDialog {...rest} {...shown} opened={isOpen} isGone={isGone} />
}
