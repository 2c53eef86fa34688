import { createStore } from '../store.ts'
import type { EditValue } from './edit.ts'

/** What a screen could not save because no answer came. It stays in its fields until somebody decides about it. */
interface UnsavedWork {
  /** What each of the edits is about. */
  labels: readonly string[]
  /** Where the first of them is written, by its `data-place`. */
  place: string | undefined
  /** What would be saved. */
  values: () => readonly EditValue[]
  save: () => void
  discard: () => void
}

/** Of the screens that are open now. */
export const unsavedWork = createStore<readonly UnsavedWork[]>([])

export function tellUnsaved(work: UnsavedWork): () => void {
  unsavedWork.set([...unsavedWork.read(), work])
  return () => unsavedWork.set(unsavedWork.read().filter((other) => other !== work))
}
