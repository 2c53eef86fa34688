import { DRAFT_DAYS } from '#contract/limits.ts'
import { readEmail, readSessionId } from '../session/stored-session.ts'
import { createStore } from '../store.ts'
import { ensureSalt, isOfPerson, keyOfPlace, listKeys, workshopKey } from './stored-draft-keys.ts'

const MAX_AGE_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000

/** Something typed and not saved. */
export interface StoredDraft {
  value: unknown
  /** What was stored when the typing began. */
  startedFrom: unknown
  /** What it is about. */
  label: string
  /** When it was typed. */
  at: string
}

/** What the browser did not keep, by key: full or forbidden storage. This tab remembers it for as long as it is open. */
const remembered = new Map<string, StoredDraft>()
export const forgetRemembered = () => remembered.clear()

/** Who typed: a person in a session. Several may use this browser, one after the other. */
export interface Writer {
  sessionId: string
  email: string
}

export const readWriter = (): Writer => ({ sessionId: readSessionId() ?? '', email: readEmail() ?? '' })

/** The host's pages belong to no session, and what is begun there outlasts a visit to any of them. */
export const hostWriter: Writer = { sessionId: 'host', email: '' }

const keyOf = ({ sessionId, email }: Writer, place: string) => keyOfPlace(sessionId, email, place)

export const readDraft = (writer: Writer, place: string): StoredDraft | undefined => {
  const key = keyOf(writer, place)
  try {
    return remembered.get(key) ?? parse(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** The drafts of one person under one place, by the rest of theirs. */
export const readDrafts = (writer: Writer, place: string) => readBelow(`${keyOf(writer, place)}/`)
/** Wherever the person typed. */
export const readAllDrafts = (writer: Writer) => [...readBelow(keyOf(writer, '')).values()]

/** By what follows in their keys. Old ones of anybody go on the way. */
function readBelow(wanted: string): Map<string, StoredDraft> {
  const found = new Map<string, StoredDraft>()
  try {
    for (const key of listKeys(move)) {
      const draft = parse(localStorage.getItem(key))
      if (!draft || Date.now() - Date.parse(draft.at) > MAX_AGE_MS) localStorage.removeItem(key)
      else if (key.startsWith(wanted)) found.set(key.slice(wanted.length), draft)
    }
  } catch {
    // storage that is forbidden holds nothing
  }
  for (const [key, draft] of remembered) if (key.startsWith(wanted)) found.set(key.slice(wanted.length), draft)
  return found
}

/** The workshop has got another session ID: what was kept under those it had before lies under this one from now on. */
export function adoptDrafts(formerIds: readonly string[], sessionId: string) {
  try {
    for (const former of formerIds.map(workshopKey)) {
      for (const key of listKeys(move).filter((name) => name.startsWith(former))) {
        const place = `${workshopKey(sessionId)}${key.slice(former.length)}`
        if (place === key) continue
        // one that was typed since under the new ID stays
        if (localStorage.getItem(place) === null) move(key, place)
        else localStorage.removeItem(key)
      }
    }
  } catch {
    // storage that is forbidden holds nothing
  }
}

/** Whether this person has typed anything in this session that is not saved. */
export function hasDrafts(writer: Writer): boolean {
  try {
    return listKeys(move).some((key) => key.startsWith(keyOf(writer, '')))
  } catch {
    return false
  }
}

/** Whether this browser holds anything unsaved of this person, in whichever workshop. */
export function hasDraftsOf(email: string): boolean {
  try {
    return listKeys(move).some((key) => isOfPerson(key, email))
  } catch {
    return false
  }
}

export function forgetDraftsOf(email: string) {
  for (const key of remembered.keys()) if (isOfPerson(key, email)) remembered.delete(key)
  try {
    for (const key of listKeys(move)) if (isOfPerson(key, email)) localStorage.removeItem(key)
  } catch {
    // storage that is forbidden holds nothing
  }
}

/** Whether the browser kept the last draft. Where it does not, nobody is told that it does. */
export const keepsDrafts = createStore(true)

/** Full or forbidden storage is survived: the text is still on the screen. Answers whether it is stored. */
export function storeDraft(writer: Writer, place: string, draft: StoredDraft): boolean {
  const key = keyOf(writer, place)
  const isStored = ensureSalt(write) && write(key, JSON.stringify(draft))
  if (isStored) remembered.delete(key)
  else remembered.set(key, draft)
  keepsDrafts.set(isStored)
  return isStored
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Full storage has no room for two copies. The old one goes first then, where it could be written back. */
function move(from: string, to: string): boolean {
  try {
    const text = localStorage.getItem(from)
    if (text === null) return false
    const isCopied = write(to, text)
    if (!isCopied && !write(from, text)) return false
    localStorage.removeItem(from)
    if (isCopied || write(to, text)) return true
    write(from, text)
    return false
  } catch {
    return false
  }
}

export function forgetDraft(writer: Writer, place: string) {
  remembered.delete(keyOf(writer, place))
  try {
    localStorage.removeItem(keyOf(writer, place))
  } catch {
    // nothing was stored either
  }
}

/** Tells what another tab of this browser stores below a place; undefined when it deletes it. */
export function watchDrafts(
  writer: Writer,
  place: () => string,
  onChange: (key: string, draft: StoredDraft | undefined) => void,
) {
  const tell = ({ key, newValue }: StorageEvent) => {
    const wanted = `${keyOf(writer, place())}/`
    if (key?.startsWith(wanted)) onChange(key.slice(wanted.length), parse(newValue))
  }
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
}

function parse(text: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as Partial<StoredDraft> | null
    const isWhole = typeof draft?.label === 'string' && !Number.isNaN(Date.parse(draft.at ?? ''))
    return isWhole ? (draft as StoredDraft) : undefined
  } catch {
    return undefined
  }
}
