import type { FileChange } from '#contract/changes.ts'
import type { Deleted } from '#contract/fields.ts'

/**
 * What can be taken back: a deletion, an own word (an answer about one says whether it existed), or all that a file has
 * changed.
 */
export type Undoable = Deleted & { existing?: boolean; texts?: ChangedTexts }

export interface ChangedTexts {
  workshopId: string
  changes: readonly FileChange[]
}

/** Of any write's answer: whether it can be taken back. A server that only knows the specification never says so. */
export const undoableIn = (answer: unknown): Undoable | undefined =>
  (answer as Deleted | undefined)?.undo ? (answer as Undoable) : undefined
