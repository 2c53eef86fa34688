import type { Deleted } from '#contract/fields.ts'

/** A deletion that can be taken back. */
export type Undoable = Required<Pick<Deleted, 'undo'>> & Deleted

let listener: ((answer: Undoable) => void) | undefined

/** Calls `tell` for every answer that can be undone. A listener, so that the log-in does not load the Undo bar. */
export function onUndoable(tell: (answer: Undoable) => void): () => void {
  listener = tell
  return () => {
    listener = undefined
  }
}

export function noticeUndo(answer: unknown) {
  if ((answer as Deleted | undefined)?.undo) listener?.(answer as Undoable)
}
