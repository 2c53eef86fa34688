import { useSyncExternalStore } from 'react'
import { CHANGE_EVENT, type Key } from './stored-keys.ts'
import { isSomebodyElse, readSessionId } from './stored-session.ts'

/** What is read from a key, in whichever tab it changes. */
export const useStoredKey = <Value>(key: Key, read: () => Value): Value =>
  useSyncExternalStore((onChange) => listen(key, onChange), read)

export const useSessionId = () => useStoredKey('sessionId', readSessionId)
export const useIsSomebodyElse = () => useStoredKey('email', isSomebodyElse)

function listen(key: Key, onChange: () => void): () => void {
  // a null key means that everything was cleared
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
  window.addEventListener('storage', onStorage)
  window.addEventListener(CHANGE_EVENT, onChange)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(CHANGE_EVENT, onChange)
  }
}

/** Another tab joined, left or changed the workshop. */
export function onSessionChangedElsewhere(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === 'sessionId' || event.key === null) && onChange()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
