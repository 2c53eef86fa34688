import { useSyncExternalStore } from 'react'

/** What this browser remembers of the workshop. The keys are the specification's. */
type Key = 'sessionId' | 'email' | 'solutionID'

/** Told to this tab when a key changes; `storage` events reach only the other tabs. */
const CHANGE_EVENT = 'localStorageChange'

/** Storage may be forbidden (private windows, policies): then this tab alone remembers. */
const fallback = new Map<Key, string>()

function read(key: Key): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

function write(key: Key, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    fallback.delete(key)
  } catch {
    if (value === null) fallback.delete(key)
    else fallback.set(key, value)
  }
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

/** Whether the browser keeps anything at all; a full or forbidden storage does not. */
export function canStore(): boolean {
  try {
    localStorage.setItem('probe', '1')
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}

export const readSessionId = () => read('sessionId')
export const readEmail = () => read('email')

export function readSelectedSolutionId(): number | null {
  const text = read('solutionID') ?? ''
  return /^[1-9]\d*$/.test(text) ? Number(text) : null
}

export const selectSolution = (solutionId: number) => write('solutionID', String(solutionId))

/** With an id, forgets the selection only when it is that solution (somebody deleted it). */
export function forgetSolution(solutionId?: number) {
  if (solutionId === undefined || readSelectedSolutionId() === solutionId) write('solutionID', null)
}

/** The selected solution belongs to its workshop, so joining another one forgets it. */
export function storeSession(sessionId: string, email: string) {
  if (readSessionId() !== sessionId) forgetSolution()
  write('sessionId', sessionId)
  write('email', email)
}

/** What stands in the place of the e-mail while the host looks into a workshop from the console. */
const AS_HOST = 'Host'
export const storeEntered = (sessionId: string) => storeSession(sessionId, AS_HOST)
export const hasEntered = () => readEmail() === AS_HOST

export function forgetSession() {
  write('sessionId', null)
  write('email', null)
  write('solutionID', null)
}

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

export function useSessionId(): string | null {
  return useSyncExternalStore((onChange) => listen('sessionId', onChange), readSessionId)
}

export function useSelectedSolutionId(): number | null {
  return useSyncExternalStore((onChange) => listen('solutionID', onChange), readSelectedSolutionId)
}

/** Another tab joined, left or changed the workshop. */
export function onSessionChangedElsewhere(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === 'sessionId' || event.key === null) && onChange()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
