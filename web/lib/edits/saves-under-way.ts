import { createStore } from '../store.ts'

/** A save that has no answer yet, of a screen that may have been left since. */
interface SaveUnderWay {
  /** Where the drafts of what it saves lie, below the place of their screen. They name their visit, so no two are alike. */
  keys: readonly string[]
}

/** Those of this tab. Their answer decides, so what they save is offered to nobody before it. */
export const savesUnderWay = createStore<readonly SaveUnderWay[]>([])

export const isBeingSaved = (key: string) => savesUnderWay.read().some(({ keys }) => keys.includes(key))

/** Answers what to call when the save has ended. */
export function tellSaveUnderWay(save: SaveUnderWay): () => void {
  savesUnderWay.set([...savesUnderWay.read(), save])
  return () => savesUnderWay.set(savesUnderWay.read().filter((other) => other !== save))
}
