import { useEffect, useEffectEvent, useState } from 'react'
import { DraftKeeper, type Draft, type Drafts } from './draft-keeper.ts'
import { forgetDraft, readDrafts, readWriter, type Writer } from './stored-drafts.ts'

/** What an earlier visit typed here and did not save. */
export interface LeftDraft<Value> extends Draft<Value> {
  name: string
  at: string
}

interface Keeping<Value> {
  /** Where in the session, such as `solution/7/stories`. */
  place: string
  /** What is typed and unsaved now. */
  drafts: Drafts<Value>
  /** Whether a value is of this screen's kind; another version of the application may have stored others. */
  fits: (value: unknown) => value is Value
  /** Whether a draft says only what is stored anyway. Absent until that is known, and nothing is offered before. */
  isStored?: ((draft: LeftDraft<Value>) => boolean) | undefined
}

/**
 * Keeps what is typed on a screen in this browser, and offers what an earlier visit of the same person left: after a
 * reload, a crash, or the next login to the same session. A screen that shows another place is another screen: give it a key.
 */
export function useKeptDrafts<Value>({ place, drafts, fits, isStored }: Keeping<Value>) {
  const [writer] = useState(readWriter)
  const keeper = useKeeper(writer, place, drafts)
  const [left, setLeft] = useState(() => readLeft(writer, place, fits))

  // what is stored anyway is neither offered nor kept any longer
  const [settled, setSettled] = useState<readonly LeftDraft<Value>[]>([])
  const newlySettled = isStored ? left.filter(isStored) : []
  if (newlySettled.length > 0) {
    setLeft(left.filter((draft) => !newlySettled.includes(draft)))
    setSettled(newlySettled)
  }
  const forget = (draft: LeftDraft<Value>) => {
    // what has been typed at the same place since lies there now
    if (!drafts.has(draft.name)) forgetDraft(writer, `${place}/${draft.name}`)
  }
  const forgetSettled = useEffectEvent(() => settled.forEach(forget))
  useEffect(() => forgetSettled(), [settled])

  const remove = (gone: readonly LeftDraft<Value>[]) => setLeft(left.filter((draft) => !gone.includes(draft)))
  return {
    /** To be offered. */
    left: isStored ? left : [],
    /** These are on the screen again. */
    markRestored: remove,
    discardLeft: () => {
      left.forEach(forget)
      remove(left)
    },
    /** For a way out that was chosen knowingly. */
    abandon: keeper.abandon,
  }
}

/** Stores drafts while they change, and at once when the page goes. */
export function useKeeper<Value>(writer: Writer, place: string, drafts: Drafts<Value>) {
  const [keeper] = useState(() => new DraftKeeper<Value>(writer, place))
  useEffect(() => keeper.keep(drafts), [keeper, drafts])
  useEffect(() => keeper.attend(), [keeper])
  return keeper
}

function readLeft<Value>(writer: Writer, place: string, fits: (value: unknown) => value is Value) {
  return [...readDrafts(writer, place)].flatMap(([name, { value, startedFrom, label, at }]): LeftDraft<Value>[] =>
    fits(value) && fits(startedFrom) ? [{ name, value, startedFrom, label, at }] : [],
  )
}

export const isText = (value: unknown): value is string => typeof value === 'string'
