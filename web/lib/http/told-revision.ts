import { createStore } from '../store.ts'

/** The oldest state of the workshop that anything read since tells of; `Infinity` as long as no answer has told. */
export const oldestTold = createStore(Infinity)

export function noteRevision(told: string | null) {
  if (told !== null) oldestTold.set(Math.min(oldestTold.read(), Number(told)))
}
