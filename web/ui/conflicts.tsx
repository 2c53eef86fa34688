import { lazy, Suspense, useState } from 'react'

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
  /** What each of them shall become, by id. Nothing is sent before. */
  onDecide: (decided: ReadonlyMap<string, ConflictValue>) => void
  onCancel: () => void
}

/** Whoever meets nobody does not load it. */
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx').then((file) => ({ default: file.ConflictDialog })))

/** Shows both sides of what two people changed at once, and lets one of them decide. */
export function Conflicts(props: ConflictsProps) {
  const { items } = props
  // those last shown stay while the dialog fades
  const [shown, setShown] = useState(items)
  if (items.length > 0 && items !== shown) setShown(items)
  if (shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...props} items={shown} opened={items.length > 0} />
    </Suspense>
  )
}

/** What a conflict of the server says of its author. Other servers may not know. */
export function authorOf(conflict: Readonly<Record<string, unknown>>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { by: text(conflict.by), at: text(conflict.at) }
}
