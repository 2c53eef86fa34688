import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isOnItsWay, type Edits, type EditValue, type IsStored, type StoredValues } from './edit.ts'
import { openEdits, type EditPlace } from './edit-store.ts'
import type { Sending } from './sending.ts'
import { draftStates, type DraftState } from './stored-edits.ts'
import { tellUnsaved } from './unsaved-work.ts'

interface Editing<Value> extends EditPlace<Value> {
  /** What is stored by name, as far as it is known yet. Keep it stable between renders. */
  stored: StoredValues<Value> | undefined
  /** Whether a value is stored elsewhere than under its name, such as a line that became an entry of a list. */
  isStored?: IsStored<Value>
  sending: Sending<Value>
}

const noEdits: Edits<never> = new Map()

/**
 * The one way to edit. What is typed lives apart from what is stored, with what it started from, so that a refetch never
 * touches it. It is kept in this browser until it is saved or discarded: after a reload it is in its field again. A
 * screen that shows another place is another screen: give it a key.
 */
export function useEdits<Value extends EditValue>({ place, writer, fits, stored, isStored, sending }: Editing<Value>) {
  const [store] = useState(() => openEdits<Value>({ place, writer, fits }))
  const state = useSyncExternalStore(store.subscribe, store.read)
  // drafts are not shown before the stored texts are known
  const edits: Edits<Value> = stored ? state.edits : noEdits
  useEffect(() => store.attend(), [store])

  const compare = useEffectEvent((now: StoredValues<Value>) => store.compare(now, isStored))
  // before the browser paints, so that no draft is seen that says what is stored
  useLayoutEffect(() => {
    if (stored) compare(stored)
  }, [stored])

  // stable where `sending` is
  const save = useCallback(
    async (names: readonly string[] = [...store.read().edits.keys()]) => {
      if (sending.isOneRequest) return store.send(names, sending)
      const outcomes = await Promise.all(names.map((name) => store.send([name], sending)))
      return outcomes.every(Boolean)
    },
    [store, sending],
  )
  /** Those of them that are still unsaved. */
  const saveThose = useCallback(
    async (names: readonly string[]) => {
      const left = names.filter((name) => store.read().edits.has(name))
      return left.length === 0 || save(left)
    },
    [store, save],
  )
  /** One request was refused as a whole: what was in it beside the conflicts goes along again. */
  const saveDecided = (names: readonly string[]) =>
    saveThose(sending.isOneRequest ? [...store.read().edits.keys()] : names)

  const unanswered = [...edits].filter(([, edit]) => edit.unanswered && !edit.sent && !sending.isDeed)
  const unansweredKey = JSON.stringify(unanswered.map(([name, { label }]) => [name, label]))
  const saveAgain = useEffectEvent((names: string[]) => void saveThose(names))
  useEffect(() => {
    const failed = JSON.parse(unansweredKey) as [name: string, label: string][]
    if (failed.length === 0) return undefined
    const names = failed.map(([name]) => name)
    return tellUnsaved({
      labels: failed.map(([, label]) => label),
      place: names[0],
      values: () => names.flatMap((name) => store.read().edits.get(name)?.value ?? []),
      save: () => saveAgain(names),
      discard: () => store.discard(names),
    })
  }, [store, unansweredKey])

  const drafts = useStableMap(draftStates(edits, state.discarded))
  const editsNow = useCallback(() => store.read().edits, [store])
  return {
    edits,
    /** By name, what the screen says about restored drafts. The same map until that changes. */
    drafts,
    /** Those just discarded. */
    discarded: state.discarded,
    /** Drafts of texts that show a newer draft. */
    older: stored ? state.older : [],
    type: store.type,
    /** Resolves to whether everything was saved; never rejects for what the person is told anyway. */
    save,
    saveThose,
    saveDecided,
    /** At this very moment, also before it is on the screen. */
    editsNow,
    retype: store.retype,
    decide: store.decide,
    merge: store.merge,
    postpone: store.postpone,
    discard: store.discard,
    discardDraft: store.discardDraft,
    undoDiscard: store.undoDiscard,
    discardOlder: store.discardOlder,
    /** Of a form with one mark for all its fields, or of these names. */
    draftOf: (names: readonly string[] = [...drafts.keys(), ...edits.keys()]) => draftMark(store, drafts, names),
    moveTo: store.moveTo,
    /** As it is now, also in a callback that has waited for an answer. */
    hasEdits: () => store.read().edits.size > 0,
    /** Whether everything unsaved is being saved, just as it stands there. */
    isAllOnItsWay: edits.size > 0 && [...edits.values()].every(isOnItsWay),
    /** Whether a save of this is under way. */
    isSaving: (name: string) => edits.get(name)?.sent !== undefined,
  }
}

export interface DraftMark {
  isDiscarded: boolean
  /** Discards the draft, or undoes that. */
  press: () => void
}

function draftMark(
  store: { discardDraft: (names: readonly string[]) => void; undoDiscard: (names: readonly string[]) => void },
  drafts: ReadonlyMap<string, DraftState>,
  names: readonly string[],
): DraftMark | undefined {
  if (names.some((name) => drafts.get(name) === 'restored'))
    return { isDiscarded: false, press: () => store.discardDraft(names) }
  if (names.some((name) => drafts.get(name) === 'discarded'))
    return { isDiscarded: true, press: () => store.undoDiscard(names) }
  return undefined
}

/** The same map for the same entries, so that memoised rows are not rendered with every key. */
export function useStableMap(map: ReadonlyMap<string, DraftState>): ReadonlyMap<string, DraftState> {
  const entries = JSON.stringify([...map])
  return useMemo(() => new Map(JSON.parse(entries) as [string, DraftState][]), [entries])
}

export type Editor<Value extends EditValue> = ReturnType<typeof useEdits<Value>>
