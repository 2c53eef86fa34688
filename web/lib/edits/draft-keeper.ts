import { forgetDraft, forgetDraftsOf, storeDraft, type Writer } from './stored-drafts.ts'

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

/** Stores what a screen has unsaved, a moment after each change, and forgets what it has no longer. */
export class DraftKeeper<Value> {
  readonly #writer: Writer
  #place: string
  readonly #keyOf: (name: string) => string
  #kept: Drafts<Value> = new Map()
  #changed = new Map<string, string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `keyOf` tells where below the place a draft lies, where that is not its name. */
  constructor(writer: Writer, place: string, keyOf: (name: string) => string = (name) => name) {
    this.#writer = writer
    this.#place = place
    this.#keyOf = keyOf
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
      const isStored = storeDraft(this.#writer, this.#placeOf(name), { value, startedFrom, label, at })
      // what found no room is tried again with the next change, and when the page goes
      if (isStored) this.#changed.delete(name)
    }
  }

  hasUnstored = () => this.#changed.size > 0

  /** Whether what lies there is one of these drafts. */
  holds = (key: string) => [...this.#kept.keys()].some((name) => this.#keyOf(name) === key)

  /** Another tab has forgotten what is still unsaved here: it is stored again. */
  storeAgain(key: string) {
    for (const name of this.#kept.keys()) {
      if (this.#keyOf(name) === key && !this.#changed.has(name)) this.#changed.set(name, new Date().toISOString())
    }
    this.flush()
  }

  /** Another tab has stored this, or forgotten it: it is neither stored nor forgotten once more from here. */
  takeOver(name: string, draft: Draft<Value> | undefined) {
    const kept = new Map(this.#kept)
    if (draft) kept.set(name, draft)
    else kept.delete(name)
    this.#kept = kept
    this.#changed.delete(name)
  }

  /** It belongs to something else from now on, and lies there at once. */
  moveTo(place: string) {
    const at = new Date().toISOString()
    for (const name of this.#kept.keys()) {
      this.#forget(name)
      this.#changed.set(name, at)
    }
    this.#place = place
    this.flush()
  }

  /** The person has given it up, or it is stored: nothing of it is kept. */
  abandon = () => {
    for (const name of this.#kept.keys()) this.#forget(name)
  }

  #forget(name: string) {
    this.#changed.delete(name)
    forgetDraft(this.#writer, this.#placeOf(name))
  }

  #placeOf = (name: string) => `${this.#place}/${this.#keyOf(name)}`
}

function isSame(a: Draft<unknown>, b: Draft<unknown> | undefined) {
  const words = ({ value, startedFrom, label }: Draft<unknown>) => JSON.stringify([value, startedFrom, label])
  return b !== undefined && (a === b || words(a) === words(b))
}
