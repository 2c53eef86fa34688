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
