import type { Deleted } from '#contract/fields.ts'

/** A deletion that can be taken back, or an own word: an answer about one says whether it existed. */
export type Undoable = Required<Pick<Deleted, 'undo'>> & Deleted & { existing?: boolean }

/** Of any write's answer: whether it can be taken back. A server that only knows the specification never says so. */
export const undoableIn = (answer: unknown): Undoable | undefined =>
  (answer as Deleted | undefined)?.undo ? (answer as Undoable) : undefined
