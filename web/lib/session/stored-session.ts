import { useSyncExternalStore } from 'react'
import { storeRoomless } from './stored-roomless.ts'

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
    removeStale(key)
  }
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

/** A full storage still holds the value before, which may be another person's. Removing it needs no room. */
function removeStale(key: Key) {
  try {
    localStorage.removeItem(key)
  } catch {
    // storage is forbidden, so nothing is read from it either
  }
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

/** How often somebody has logged in or out, as far as this tab knows. */
let logins = 0
/** The host's log-in and log-out count too, though they leave what is stored as it is. */
export const countLogin = () => void (logins += 1)
window.addEventListener('storage', ({ key }) => {
  if (key === 'sessionId' || key === 'email' || key === null) countLogin()
})

/**
 * Another one after every log-in and log-out, also when the same person comes back, in this tab or another. What other
 * tabs store is here before it is told, so that it is compared too.
 */
export const currentLogin = () => `${logins} ${readSessionId()} ${readEmail()}`

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

/**
 * Who this tab works as: whoever was stored when it began, logged in here, or was agreed to since. Another tab may log
 * somebody else in, and the cookie with them; then this tab asks before it writes anything under that name.
 */
let own = { sessionId: readSessionId(), email: readEmail() }
export function ownLogin() {
  if (!own.email) own = { sessionId: readSessionId(), email: readEmail() }
  return own
}
const plain = (email: string | null) => email?.trim().toLowerCase() ?? ''
export function isSomebodyElse(): boolean {
  const now = plain(readEmail())
  return now !== '' && now !== plain(ownLogin().email)
}
/** What the server shows in the place of one's own e-mail: the host hides e-mails, or has removed this one. */
let shownAs: string | null = null
/** The workshop's language, as far as the server has said it. */
let spokenHere: string | undefined
export const workshopLanguage = () => spokenHere
export function noteMe(me: { email: string | null; known_as?: string; language?: string } | null | undefined) {
  if (!me) return
  shownAs = me.known_as ?? me.email
  spokenHere = me.language
}
/** Whether it names whoever works here: then it is oneself in another tab, not somebody else. */
export const isMe = (who: string | null) =>
  who !== null && [readEmail(), shownAs].some((mine) => mine !== null && plain(who) === plain(mine))
/** From now on this tab works as whoever is stored. */
export function adoptLogin() {
  own = { sessionId: readSessionId(), email: readEmail() }
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

/** The selected solution belongs to its workshop, so joining another one forgets it. */
export function storeSession(sessionId: string, email: string) {
  countLogin()
  if (readSessionId() !== sessionId || plain(readEmail()) !== plain(email)) shownAs = null
  if (readSessionId() !== sessionId) forgetSolution()
  write('sessionId', sessionId)
  write('email', email)
  adoptLogin()
}

/** What stands in the place of the e-mail while the host looks into a workshop from the console. */
const AS_HOST = 'Host'
export const storeEntered = (sessionId: string) => storeSession(sessionId, AS_HOST)
export const hasEntered = () => readEmail() === AS_HOST
/** Whether this tab was entered from the console, whoever has logged in since. */
export const hadEntered = () => ownLogin().email === AS_HOST

export function forgetSession() {
  countLogin()
  shownAs = null
  write('sessionId', null)
  write('email', null)
  write('solutionID', null)
  storeRoomless(false)
  adoptLogin()
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

export function useIsSomebodyElse(): boolean {
  return useSyncExternalStore((onChange) => listen('email', onChange), isSomebodyElse)
}

/** Another tab joined, left or changed the workshop. */
export function onSessionChangedElsewhere(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === 'sessionId' || event.key === null) && onChange()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
