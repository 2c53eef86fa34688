type Area = 'local' | 'session'
const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage)

/** What the browser does not store, because its storage is full or forbidden: this tab remembers it. */
const inMemory = new Map<string, string>()
export const forgetMemory = () => inMemory.clear()

/** A text that this browser (`local`) or this tab (`session`) keeps under a key. Private windows and policies forbid it. */
export function stored(area: Area, key: string) {
  return {
    read(): string | null {
      try {
        return storageOf(area).getItem(key) ?? inMemory.get(key) ?? null
      } catch {
        return inMemory.get(key) ?? null
      }
    },
    /** Null removes it. Returns whether the browser stored it. */
    write(value: string | null): boolean {
      inMemory.delete(key)
      try {
        if (value === null) storageOf(area).removeItem(key)
        else storageOf(area).setItem(key, value)
        return true
      } catch {
        if (value !== null) inMemory.set(key, value)
        removeStale(area, key)
        return false
      }
    },
  }
}

/** A full storage still holds the value before, which may be another person's. Removing it needs no room. */
function removeStale(area: Area, key: string) {
  try {
    storageOf(area).removeItem(key)
  } catch {
    // storage is forbidden, so nothing is read from it either
  }
}

const probe = stored('local', 'probe')
/** Whether the browser stores anything at all. */
export const canStore = () => probe.write('1') && probe.write(null)

/** What this browser remembers of the workshop. The keys are the specification's. */
export type Key = 'sessionId' | 'email' | 'solutionID'
export const readKey = (key: Key) => stored('local', key).read()
export function writeKey(key: Key, value: string | null) {
  stored('local', key).write(value)
  tellChange()
}

/** Told to this tab when a key changes; `storage` events reach only the other tabs. */
export const CHANGE_EVENT = 'localStorageChange'
export const tellChange = () => void window.dispatchEvent(new Event(CHANGE_EVENT))
