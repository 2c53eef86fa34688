import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { isOnItsWay, type EditValue, type IsStored, type StoredValues } from './edit.ts'
import { EditStore, type EditPlace } from './edit-store.ts'
import type { HasRoom } from './restored.ts'
import type { Sending } from './sending.ts'
import { tellUnsaved } from './unsaved-work.ts'

interface Editing<Value> extends EditPlace<Value> {
  /** What is stored by name, as far as it is known yet. Keep it stable between renders. */
  stored: StoredValues<Value> | undefined
  /** Whether a value is stored elsewhere than under its name, such as a line that became an entry of a list. */
  isStored?: IsStored<Value>
  sending: Sending<Value>
  /** Whether the screen has room for one more edit; by default for any. */
  hasRoom?: HasRoom<Value>
}

/**
 * The one way to edit. What is typed lives apart from what is stored, with what it started from, so that a refetch never
 * touches it; it is kept in this browser until it is saved or given up, and offered on the next visit. A screen that
 * shows another place is another screen: give it a key.
 */
export function useEdits<Value extends EditValue>({
  place,
  writer,
  fits,
  stored,
  isStored,
  sending,
  hasRoom,
}: Editing<Value>) {
  const [store] = useState(() => new EditStore<Value>({ place, writer, fits }))
  const { edits, offered } = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => store.attend(), [store])

  const compare = useEffectEvent((now: StoredValues<Value>) => store.compare(now, isStored))
  useEffect(() => {
    if (stored) compare(stored)
  }, [stored])

  useEffect(() => {
    if (hasRoom) store.heedRoom(hasRoom)
  })
  useEffect(() => store.restoreAfterSave(), [store, edits])

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

  const editsNow = useCallback(() => store.read().edits, [store])
  return {
    edits,
    /** To be offered: nothing is before it is known what is stored. */
    offered: stored ? offered : [],
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
    restore: () => store.restore(),
    discardOffered: store.discardOffered,
    moveTo: store.moveTo,
    /** As it is now, also in a callback that has waited for an answer. */
    hasEdits: () => store.read().edits.size > 0,
    /** Whether everything unsaved is being saved, just as it stands there. */
    isAllOnItsWay: edits.size > 0 && [...edits.values()].every(isOnItsWay),
    /** Whether a save of this is under way. */
    isSaving: (name: string) => edits.get(name)?.sent !== undefined,
  }
}

export type Editor<Value extends EditValue> = ReturnType<typeof useEdits<Value>>
