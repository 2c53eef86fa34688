import { forgetDraft, forgetDraftsOf, readDraft, storeDraft, type StoredDraft, type Writer } from './stored-drafts.ts'
import { asText, secondKey } from './stored-edits.ts'

/** Something being typed, as a screen knows it. */
export interface Draft<Value> {
  value: Value
  /** What was stored when the typing began. */
  startedFrom: Value
  label: string
}

/** By what tells the drafts of one screen apart. */
export type Drafts<Value> = ReadonlyMap<string, Draft<Value>>

/** A pause in typing after which what was typed is stored. */
const PAUSE_MS = 300

/** Of the screens that are open now. */
const attended = new Set<{ flush: () => void; hasUnstored: () => boolean; abandon: () => void }>()

/** Stores at once whatever is typed, and answers whether the browser has kept all of it. */
export function keepAllDrafts(): boolean {
  for (const keeper of attended) keeper.flush()
  return ![...attended].some((keeper) => keeper.hasUnstored())
}

/** Deletes all that a person has unsaved in this browser, also what the open screens hold. */
export function deleteAllDraftsOf(email: string) {
  for (const keeper of attended) keeper.abandon()
  forgetDraftsOf(email)
}

interface Sharing {
  /**
   * Called when the key of a draft holds a text from another tab that this tab has not shown. Such a text is never
   * overwritten or deleted. Without this option the later text replaces the earlier one.
   */
  onUnseen?: () => void
  /** All drafts are deleted because their author logs out. */
  onAbandon?: () => void
}

/** Stores what a screen has unsaved, a moment after each change, and forgets what it has no longer. */
export class DraftKeeper<Value> {
  readonly #writer: Writer
  #place: string
  readonly #sharing: Sharing
  #kept: Drafts<Value> = new Map()
  #changed = new Map<string, string>()
  /** The text that this tab knows to be stored, by name. */
  readonly #stored = new Map<string, string>()
  /** Where a draft is stored that does not have its name as its key. */
  readonly #keys = new Map<string, string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(writer: Writer, place: string, sharing: Sharing = {}) {
    this.#writer = writer
    this.#place = place
    this.#sharing = sharing
  }

  /** Stores at once whenever the page may be going, or somebody goes on in another window beside this one. */
  attend = () => {
    attended.add(this)
    window.addEventListener('pagehide', this.flush)
    window.addEventListener('blur', this.flush)
    document.addEventListener('visibilitychange', this.flush)
    return () => {
      attended.delete(this)
      window.removeEventListener('pagehide', this.flush)
      window.removeEventListener('blur', this.flush)
      document.removeEventListener('visibilitychange', this.flush)
      this.flush()
    }
  }

  keep(drafts: Drafts<Value>) {
    for (const name of this.#kept.keys()) if (!drafts.has(name)) this.#forget(name)
    const at = new Date().toISOString()
    for (const [name, draft] of drafts) if (!isSame(draft, this.#kept.get(name))) this.#changed.set(name, at)
    this.#kept = drafts
    clearTimeout(this.#timer)
    if (this.#changed.size > 0) this.#timer = setTimeout(this.flush, PAUSE_MS)
  }

  /** At once, because the page may be going. */
  flush = () => {
    clearTimeout(this.#timer)
    for (const [name, at] of this.#changed) {
      const draft = this.#kept.get(name)
      if (!draft) continue
      const { value, startedFrom, label } = draft
      if (this.#isUnseen(name)) this.#keys.set(name, secondKey(name))
      const isStored = storeDraft(this.#writer, this.#placeOf(name), { value, startedFrom, label, at })
      this.#stored.set(name, wordsOf(draft))
      // what found no room is tried again with the next change, and when the page goes
      if (isStored) this.#changed.delete(name)
    }
  }

  hasUnstored = () => this.#changed.size > 0

  isChanged = (name: string) => this.#changed.has(name)

  /** The key of a draft, or of one that would be stored now. */
  keyOf = (name: string) => this.#keys.get(name) ?? name

  /** Whether this draft is stored as the screen has it. */
  knows = (name: string, draft: Draft<Value>) => this.#stored.get(name) === wordsOf(draft)

  /** A stored draft is on the screen from now on. Nothing is written. */
  adopt(name: string, draft: Draft<Value>, key = name) {
    this.#kept = new Map(this.#kept).set(name, draft)
    this.#stored.set(name, wordsOf(draft))
    this.#changed.delete(name)
    if (key === name) this.#keys.delete(name)
    else this.#keys.set(name, key)
  }

  /** Another tab has deleted this draft: it is not deleted once more from here. */
  drop(name: string) {
    const kept = new Map(this.#kept)
    kept.delete(name)
    this.#kept = kept
    this.#clear(name)
  }

  /** It belongs to something else from now on, and is stored there at once. */
  moveTo(place: string) {
    const at = new Date().toISOString()
    const names = [...this.#kept.keys()]
    for (const name of names) this.#forget(name)
    for (const name of names) this.#changed.set(name, at)
    this.#place = place
    this.flush()
  }

  /** The person has given it up, or it is stored: nothing of it is kept. */
  abandon = () => {
    for (const name of this.#kept.keys()) this.#forget(name)
    this.#sharing.onAbandon?.()
  }

  #forget(name: string) {
    if (!this.#isUnseen(name)) forgetDraft(this.#writer, this.#placeOf(name))
    this.#clear(name)
  }

  #clear(name: string) {
    this.#changed.delete(name)
    this.#stored.delete(name)
    this.#keys.delete(name)
  }

  #isUnseen(name: string) {
    if (!this.#sharing.onUnseen) return false
    const there = readDraft(this.#writer, this.#placeOf(name))
    const isUnseen = there !== undefined && wordsOf(there) !== this.#stored.get(name)
    if (isUnseen) queueMicrotask(this.#sharing.onUnseen)
    return isUnseen
  }

  #placeOf = (name: string) => `${this.#place}/${this.keyOf(name)}`
}

const wordsOf = ({ value, startedFrom, label }: Draft<unknown> | StoredDraft) =>
  JSON.stringify([asText(value), asText(startedFrom), label])

const isSame = (a: Draft<unknown>, b: Draft<unknown> | undefined) =>
  b !== undefined && (a === b || wordsOf(a) === wordsOf(b))
