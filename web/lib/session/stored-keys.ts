/** What this browser remembers of the workshop. The keys are the specification's. */
export type Key = 'sessionId' | 'email' | 'solutionID'

/** Told to this tab when a key changes; `storage` events reach only the other tabs. */
export const CHANGE_EVENT = 'localStorageChange'
export const tellChange = () => void window.dispatchEvent(new Event(CHANGE_EVENT))

/** Storage may be forbidden (private windows, policies): then this tab alone remembers. */
const fallback = new Map<Key, string>()

export function readKey(key: Key): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

export function writeKey(key: Key, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    fallback.delete(key)
  } catch {
    if (value === null) fallback.delete(key)
    else fallback.set(key, value)
    removeStale(key)
  }
  tellChange()
}

/** A full storage still holds the value before, which may be another person's. Removing it needs no room. */
function removeStale(key: Key) {
  try {
    localStorage.removeItem(key)
  } catch {
    // storage is forbidden, so nothing is read from it either
  }
}
