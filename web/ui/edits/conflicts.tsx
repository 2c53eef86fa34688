import { lazy, Suspense, useState } from 'react'
import { useFollowedConflicts } from './use-followed-conflicts.ts'

/** A text, the id of something chosen, or the ids of several. */
export type ConflictValue = string | readonly string[]

/** One thing that two people have written at once. */
export interface ConflictItem {
  id: string
  /** What it is. */
  label: string
  mine: ConflictValue
  theirs: ConflictValue
  /** Who stored theirs, and when, where that is known. */
  by: string | null
  at: string | null
  /** What the ids stand for; absent for a text. */
  options?: readonly { value: string; label: string }[]
  /** A text: what joins the two at first, how long and whether empty the outcome may be. */
  joint?: string
  maxLength?: number
  mayBeBlank?: boolean
}

export interface ConflictsProps {
  /** Closed while there are none. */
  items: readonly ConflictItem[]
  /** What happened. */
  sentence: string
  /** The text that is stored by now, undefined when it is gone; without it a third change is told only by the save. */
  storedNow?: (id: string) => string | undefined
  /** What each of them shall become, by id, and what was on the other side. Nothing is sent before. */
  onDecide: (decided: ReadonlyMap<string, ConflictValue>, items: readonly ConflictItem[]) => void
  onCancel: () => void
  /** There is nothing left to decide about. Gets what has been made of both, so that no word of it is lost. */
  onGone?: (merged: ReadonlyMap<string, ConflictValue>) => void
}

/** Whoever meets nobody does not load it. */
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx').then((file) => ({ default: file.ConflictDialog })))

/** Shows both sides of what two people changed at once, and lets one of them decide. */
export function Conflicts({ items: question, storedNow, ...rest }: ConflictsProps) {
  const items = useFollowedConflicts(question, storedNow)
  const isOpen = question.length > 0
  // those last shown stay while the dialog fades
  const [shown, setShown] = useState({ question, items })
  if (isOpen && items !== shown.items) setShown({ question, items })
  if (shown.items.length === 0) return null
  const isGone = isOpen && storedNow !== undefined && question.every(({ id }) => storedNow(id) === undefined)
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...rest} {...shown} opened={isOpen} isGone={isGone} />
    </Suspense>
  )
}

/** What a conflict of the server says of its author. Other servers may not know. */
export function authorOf(conflict: Readonly<Record<string, unknown>>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { by: text(conflict.by), at: text(conflict.at) }
}
