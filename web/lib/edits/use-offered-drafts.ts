import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EditValue } from './edit.ts'
import { EditStore, type EditPlace } from './edit-store.ts'

/** What was typed at a place and not saved, for a screen that names it and does not edit it. */
export function useOfferedDrafts<Value extends EditValue>(at: EditPlace<Value>) {
  const [store] = useState(() => new EditStore<Value>(at))
  const { offered } = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => store.attend(), [store])
  return { offered, discard: store.discardOffered }
}
