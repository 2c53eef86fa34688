import { ApiError } from '../http/api-error.ts'
import { GivenUp } from '../http/given-up.ts'
import { DraftKeeper } from './draft-keeper.ts'
import {
  compared,
  decided,
  discarded,
  isSame,
  postponed,
  refused,
  retyped,
  saved,
  sent,
  typed,
  type Edit,
  type EditConflict,
  type EditStart,
  type Edits,
  type EditValue,
  type IsStored,
  type StoredValues,
} from './edit.ts'
import { afterFailure, type Sending } from './sending.ts'
import { forgetDraft, readDraft, readWriter, watchDrafts, type Writer } from './stored-drafts.ts'
import { nameOf, readStoredEdits, restoredEdit, type StoredEdit } from './stored-edits.ts'

/** Where edits are kept, and what they look like. */
export interface EditPlace<Value> {
  /** In the workshop, such as `solution/7/stories`. */
  place: string
  /** By default the person who is logged in. */
  writer?: Writer
  /** Whether a value is of this screen's kind; another version of the application may have kept others. */
  fits: (value: unknown) => value is Value
}

interface EditState<Value> {
  edits: Edits<Value>
  /** Drafts that were discarded on this screen, as long as that can be undone. */
  discarded: Edits<Value>
  /** Stored drafts of texts that show a newer draft. They can be read and discarded. */
  older: readonly StoredEdit<Value>[]
}

/** The stores that a screen shows, or that wait for the response to a save. */
const open = new Map<string, EditStore<EditValue>>()

/**
 * The edits of a place. A screen that is opened again while its save is under way gets the same store, so that the
 * response reaches it.
 */
export function openEdits<Value extends EditValue>(at: EditPlace<Value>): EditStore<Value> {
  const { place, writer = readWriter() } = at
  const there = open.get(keyOf(writer, place)) as EditStore<Value> | undefined
  return there ?? new EditStore({ ...at, writer })
}

/** As when the page ends, for tests that leave saves without a response. */
export const closeAllEdits = () => open.forEach((store) => store.close())

const keyOf = ({ sessionId, email }: Writer, place: string) => [sessionId, email, place].join(' ')

/**
 * What is edited in one place: the edits, which begin with the stored drafts, and what is on its way. It lives outside
 * React, because responses arrive when the screen may show something else, or nothing any more.
 */
export class EditStore<Value extends EditValue> {
  #place: string
  readonly #writer: Writer
  readonly #fits: (value: unknown) => value is Value
  readonly #keeper: DraftKeeper<Value>
  readonly #listeners = new Set<() => void>()
  /** The saves under way, each with what of it is still wanted. */
  readonly #runs = new Set<{ wanted: Set<string>; controller: AbortController }>()
  /** What is being made of both sides of a conflict while the question stands. */
  readonly #merges = new WeakMap<EditConflict<Value>, Value>()
  #state: EditState<Value> = { edits: new Map(), discarded: new Map(), older: [] }
  /** The names that were stored when that was read last. */
  #names: ReadonlySet<string> = new Set()
  /** With what was read last. */
  #compare = (edits: Edits<Value>) => edits
  #screens = 0
  #stop: (() => void) | undefined

  constructor({ place, writer = readWriter(), fits }: EditPlace<Value>) {
    this.#writer = writer
    this.#place = place
    this.#fits = fits
    this.#keeper = new DraftKeeper<Value>(writer, place, {
      onUnseen: () => this.#readStored(),
      onAbandon: () => this.#change({ edits: new Map(), discarded: new Map(), older: [] }),
    })
    this.#readStored()
  }

  read = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stores what is typed when the page is closed, and follows the drafts that other tabs of this browser store here. */
  attend = () => {
    this.#screens += 1
    if (!this.#stop) {
      open.set(keyOf(this.#writer, this.#place), this as unknown as EditStore<EditValue>)
      const stopKeeping = this.#keeper.attend()
      const stopWatching = watchDrafts(this.#writer, () => this.#place, this.#follow)
      this.#stop = () => {
        stopKeeping()
        stopWatching()
      }
    }
    return () => {
      this.#screens -= 1
      this.#keeper.flush()
      this.#closeWhenDone()
    }
  }

  close = () => {
    const key = keyOf(this.#writer, this.#place)
    if (open.get(key) === (this as unknown)) open.delete(key)
    this.#stop?.()
    this.#stop = undefined
  }

  /** What is typed belongs to something else from now on, such as a solution that was just created. */
  moveTo = (place: string) => {
    const isOpen = open.delete(keyOf(this.#writer, this.#place))
    this.#place = place
    if (isOpen) open.set(keyOf(this.#writer, place), this as unknown as EditStore<EditValue>)
    this.#keeper.moveTo(place)
    this.#change({ discarded: new Map(), older: [] })
    this.#readStored()
  }

  /** What is stored was read anew. What says the same is not edited any longer. */
  compare(stored: StoredValues<Value>, isStored: IsStored<Value> = () => false) {
    this.#compare = (edits) => compared(edits, stored, isStored)
    const isSettled = ({ name, value }: StoredEdit<Value>) => {
      const now = stored.get(name)
      return (now !== undefined && isSame(now, value)) || isStored(name, value)
    }
    this.#change({ edits: this.#withoutDeleted(this.#compare(this.#state.edits), stored) })
    this.#names = new Set(stored.keys())
    this.discardOlder(this.#state.older.filter(isSettled).map(({ key }) => key))
  }

  type = (name: string, value: Value, start: EditStart<Value>) =>
    this.#change({ edits: typed(this.#state.edits, name, value, start) })

  retype = (name: string, value: Value) => this.#change({ edits: retyped(this.#state.edits, name, value) })

  decide = (name: string, value: Value, theirs: Value) =>
    this.#change({ edits: decided(this.#state.edits, name, value, theirs) })

  /** Kept in the browser in the place of one's own words, like everything typed; the question stands as it was asked. */
  merge = (name: string, value: Value) => {
    const conflict = this.#state.edits.get(name)?.conflict
    if (!conflict) return
    this.#merges.set(conflict, value)
    this.#keep()
  }

  postpone = () => this.#change({ edits: postponed(this.#state.edits) })

  /** Given up knowingly: deleted here and in the browser, and not sent if that can still be helped. */
  discard = (names?: readonly string[]) => {
    const those = names ?? [...this.#state.edits.keys()]
    const kept = [...this.#state.discarded].filter(([name]) => names && !names.includes(name))
    this.#change({ edits: discarded(this.#state.edits, those), discarded: new Map(kept) })
    for (const { wanted, controller } of this.#runs) {
      const given = those.filter((name) => wanted.delete(name))
      // a save may be of a deed alone, without anything typed; it goes when everything does
      if (wanted.size === 0 && (given.length > 0 || !names)) controller.abort()
    }
  }

  /** Like `discard`, until the person undoes it or leaves the screen. */
  discardDraft = (names: readonly string[]) => {
    const { edits, discarded: before } = this.#state
    const gone = [...edits].filter(([name]) => names.includes(name))
    this.discard(names)
    this.#change({ discarded: new Map([...before, ...gone.map(([name, edit]) => [name, asDraft(edit)] as const)]) })
  }

  undoDiscard = (names: readonly string[]) => {
    const { edits, discarded: before } = this.#state
    const back = [...before].filter(([name]) => names.includes(name) && !edits.has(name))
    this.#change({ edits: this.#compare(new Map([...edits, ...back])) })
  }

  discardOlder = (keys: readonly string[]) => {
    if (keys.length === 0) return
    for (const key of keys) forgetDraft(this.#writer, `${this.#place}/${key}`)
    this.#change({ older: this.#state.older.filter(({ key }) => !keys.includes(key)) })
  }

  /** Whether everything named was saved. What fails stays on the screen, unsaved. */
  async send(names: readonly string[], sending: Sending<Value>): Promise<boolean> {
    const batch = new Map([...this.#state.edits].filter(([name]) => names.includes(name)))
    const those = [...batch.keys()]
    const run = { wanted: new Set(those), controller: new AbortController() }
    this.#runs.add(run)
    this.#change({ edits: sent(this.#state.edits, those, sending.toStored) })
    // what was discarded meanwhile may have been typed anew: this answer is not about it
    const isGivenUp = (name: string) => batch.has(name) && !run.wanted.has(name)
    const wantedOf = (some: readonly string[]) => some.filter((name) => !isGivenUp(name))
    try {
      const done = (await sending.transmit(batch, run.controller.signal)) ?? those
      const left = those.filter((name) => !done.includes(name))
      const after = saved(this.#state.edits, wantedOf(done), sending.isLine)
      this.#change({ edits: refused(after, wantedOf(left)) })
      return left.length === 0
    } catch (error) {
      const done = (error instanceof ApiError && sending.savedBefore?.(error)) || []
      this.#change({ edits: saved(this.#state.edits, wantedOf(done)) })
      const failed = wantedOf(those).filter((name) => !done.includes(name))
      const { edits, goesOn } = afterFailure(this.#state.edits, error, { names: failed, isGivenUp }, sending)
      this.#change({ edits })
      if (!(error instanceof ApiError) && !(error instanceof GivenUp)) throw error
      if (goesOn) return await this.send(wantedOf(names), sending)
      // what was read meanwhile may tell that it was stored all the same; after a success it may be older than the save
      this.#change({ edits: this.#compare(this.#state.edits) })
      return false
    } finally {
      this.#runs.delete(run)
      this.#keeper.flush()
      this.#closeWhenDone()
    }
  }

  #closeWhenDone() {
    if (this.#screens === 0 && this.#runs.size === 0) this.close()
  }

  /**
   * The newest stored draft of a text is in its field, the others are older ones. A text that is typed here and not
   * stored yet stays, and gets a key of its own when it is stored.
   */
  #readStored() {
    let { edits } = this.#state
    const older: StoredEdit<Value>[] = []
    for (const draft of readStoredEdits(this.#writer, this.#place, this.#fits)) {
      const { name, key } = draft
      const edit = edits.get(name)
      const isSecond = edit && this.#keeper.keyOf(name) !== key
      if (isSecond || (edit && this.#keeper.isChanged(name))) {
        if (!isSame(edit.value, draft.value)) older.push(draft)
        // a copy of what is in the field would come back after that was discarded
        else if (isSecond) forgetDraft(this.#writer, `${this.#place}/${key}`)
      } else if (!edit || !this.#keeper.knows(name, draft)) {
        const next = restoredEdit(draft)
        this.#keeper.adopt(name, next, key)
        edits = new Map(edits).set(name, edit ? { ...edit, ...next, conflict: undefined } : next)
      }
    }
    this.#change({ edits: this.#compare(edits), older })
  }

  /** A conflict about something that was deleted since needs no decision; its merge stays as the text. */
  #withoutDeleted(edits: Edits<Value>, stored: StoredValues<Value>): Edits<Value> {
    const gone = [...edits].filter(([name, { conflict }]) => conflict && this.#names.has(name) && !stored.has(name))
    if (gone.length === 0) return edits
    const text = ({ conflict, value }: Edit<Value>) => (conflict && this.#merges.get(conflict)) ?? value
    return new Map([
      ...edits,
      ...gone.map(([name, edit]) => [name, { ...edit, value: text(edit), conflict: undefined }] as const),
    ])
  }

  /** Another tab has stored a draft, or has saved or discarded it. */
  #follow = (key: string) => {
    const name = nameOf(key)
    const edit = this.#state.edits.get(name)
    const isGone = readDraft(this.#writer, `${this.#place}/${key}`) === undefined
    if (isGone && edit && !edit.sent && this.#keeper.keyOf(name) === key && !this.#keeper.isChanged(name)) {
      this.#keeper.drop(name)
      this.#change({ edits: discarded(this.#state.edits, [name]) })
    }
    this.#readStored()
  }

  #keep() {
    const kept = [...this.#state.edits].map(([name, edit]) => {
      const merged = edit.conflict && this.#merges.get(edit.conflict)
      return [name, merged === undefined ? edit : { ...edit, value: merged }] as const
    })
    this.#keeper.keep(new Map(kept))
  }

  #change(next: Partial<EditState<Value>>) {
    const before = this.#state
    const state = { ...before, ...next }
    // what is typed again cannot be undone any more
    const left = [...state.discarded].filter(([name]) => !state.edits.has(name))
    if (left.length < state.discarded.size) state.discarded = new Map(left)
    if (sameLists(before.older, state.older)) state.older = before.older
    if (state.edits === before.edits && state.discarded === before.discarded && state.older === before.older) return
    this.#state = state
    this.#keep()
    for (const listener of this.#listeners) listener()
  }
}

const asDraft = <Value>({ value, startedFrom, label, restored = value }: Edit<Value>): Edit<Value> => ({
  value,
  startedFrom,
  label,
  restored,
})

const sameLists = (one: readonly object[], other: readonly object[]) => JSON.stringify(one) === JSON.stringify(other)
