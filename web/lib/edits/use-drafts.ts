import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EditValue } from './edit.ts'
import { openEdits, type EditPlace } from './edit-store.ts'

/** The unsaved texts of a place, for a screen that shows them and does not edit them. */
export function useDrafts<Value extends EditValue>(at: EditPlace<Value>) {
  const [store] = useState(() => openEdits<Value>(at))
  const { edits } = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => store.attend(), [store])
  return { drafts: [...edits], discard: () => store.discard() }
}
