import type { Deleted } from '#contract/fields.ts'

/** A deletion that can be taken back. */
export type Undoable = Required<Pick<Deleted, 'undo'>> & Deleted

let listener: ((answer: Undoable) => void) | undefined

/** Tells of every answer to a write that can be undone. What is done with it is no matter for whoever only logs in. */
export function onUndoable(tell: (answer: Undoable) => void): () => void {
  listener = tell
  return () => {
    listener = undefined
  }
}

export function noticeUndo(answer: unknown) {
  if ((answer as Deleted | undefined)?.undo) listener?.(answer as Undoable)
}
