import type { EditConflict, EditValue } from '../../lib/edits/edit.ts'

/** One thing that two people have written at once. */
export interface ConflictItem extends EditConflict<EditValue> {
  id: string
  /** What it is. */
  label: string
  mine: EditValue
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
  onDecide: (decided: ReadonlyMap<string, EditValue>, items: readonly ConflictItem[]) => void
  onCancel: () => void
  /** What one's own side has become so far, while it is being decided: to be kept like everything typed. */
  onMerge?: (id: string, value: EditValue) => void
  /** There is nothing left to decide about. Gets what has been made of both, so that no word of it is lost. */
  onGone?: (merged: ReadonlyMap<string, EditValue>) => void
}
