import { ApiError } from '../http/api-error.ts'
import { GivenUp } from '../http/given-up.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { DraftOffers } from './draft-offers.ts'
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
  type EditConflict,
  type EditStart,
  type Edits,
  type EditValue,
  type IsStored,
  type StoredValues,
} from './edit.ts'
import { keyOf, newVisit, type OfferedDraft } from './offered-drafts.ts'
import { restored, type HasRoom } from './restored.ts'
import { savesUnderWay, tellSaveUnderWay } from './saves-under-way.ts'
import { afterFailure, type Sending } from './sending.ts'
import { readWriter, watchDrafts, type Writer } from './stored-drafts.ts'
import { findVisitsOnScreen, putOnScreen, visitsOnScreen } from './visits-on-screen.ts'

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
  offered: readonly OfferedDraft<Value>[]
}

/**
 * What is edited on one screen during one visit: the edits, what earlier visits left, what is on its way. It lives
 * outside React, because answers come when the screen may show something else, or nothing any more.
 */
export class EditStore<Value extends EditValue> {
  #place: string
  readonly #writer: Writer
  readonly #visit = newVisit()
  readonly #keeper: DraftKeeper<Value>
  readonly #offers: DraftOffers<Value>
  readonly #listeners = new Set<() => void>()
  /** The saves under way, each with what of it is still wanted. */
  readonly #runs = new Set<{ wanted: Set<string>; controller: AbortController }>()
  /** By name: the person has asked for them while a save was under way. */
  readonly #restoredAfterSave = new Set<string>()
  /** What is being made of both sides of a conflict while the question stands. */
  readonly #merges = new WeakMap<EditConflict<Value>, Value>()
  #state: EditState<Value>
  #hasRoom: HasRoom<Value> = () => true
  /** With what was read last. */
  #compare = (edits: Edits<Value>) => edits
  #isSettled: (draft: OfferedDraft<Value>) => boolean = () => false

  constructor({ place, writer = readWriter(), fits }: EditPlace<Value>) {
    this.#writer = writer
    this.#place = place
    this.#offers = new DraftOffers(writer, fits)
    this.#keeper = new DraftKeeper<Value>(this.#writer, place, this.#keyOf)
    this.#state = { edits: new Map(), offered: this.#findOffered() }
  }

  read = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stores what is typed when the page is closed, and follows the drafts that other tabs of this browser keep here. */
  attend = () => {
    const stopKeeping = this.#keeper.attend()
    const stopWatching = watchDrafts(
      this.#writer,
      () => this.#place,
      (key, isForgotten) => {
        if (isForgotten) this.#keeper.storeAgain(key)
        // the other tab may have come since it was last asked
        findVisitsOnScreen(this.#lookAgain)
      },
    )
    const stopFollowing = visitsOnScreen.subscribe(this.#lookAgain)
    const leaveScreen = putOnScreen(this.#visit)
    const stopWaiting = savesUnderWay.subscribe(this.#lookAgain)
    // the screen before this one has stored what it held when it left, which is after this one was made
    this.#lookAgain()
    return () => {
      stopFollowing()
      stopKeeping()
      stopWatching()
      stopWaiting()
      leaveScreen()
    }
  }

  /** What is typed belongs to something else from now on, such as a solution that was just created. */
  moveTo = (place: string) => {
    this.#place = place
    this.#keeper.moveTo(place)
    this.#lookAgain()
  }

  /** What is stored was read anew. What says the same is neither edited nor offered any longer. */
  compare(stored: StoredValues<Value>, isStored?: IsStored<Value>) {
    this.#compare = (edits) => compared(edits, stored, isStored)
    this.#isSettled = ({ name, value }) => {
      const now = stored.get(name)
      return (now !== undefined && isSame(now, value)) || (isStored?.(name, value) ?? false)
    }
    const settled = this.#state.offered.filter(this.#isSettled)
    this.#offers.forget(this.#place, settled)
    this.#change(this.#compare(this.#state.edits), this.#without(settled))
  }

  type = (name: string, value: Value, start: EditStart<Value>) =>
    this.#change(typed(this.#state.edits, name, value, start))

  retype = (name: string, value: Value) => this.#change(retyped(this.#state.edits, name, value))

  decide = (name: string, value: Value, theirs: Value) => this.#change(decided(this.#state.edits, name, value, theirs))

  /** Kept in the browser in the place of one's own words, like everything typed; the question stands as it was asked. */
  merge = (name: string, value: Value) => {
    const conflict = this.#state.edits.get(name)?.conflict
    if (!conflict) return
    this.#merges.set(conflict, value)
    this.#keep()
  }

  postpone = () => this.#change(postponed(this.#state.edits))

  /** Given up knowingly: deleted here and in the browser, and not sent if that can still be helped. */
  discard = (names?: readonly string[]) => {
    const those = names ?? [...this.#state.edits.keys()]
    this.#change(discarded(this.#state.edits, those))
    for (const { wanted, controller } of this.#runs) {
      const given = those.filter((name) => wanted.delete(name))
      // a save may be of a deed alone, without anything typed; it goes when everything does
      if (wanted.size === 0 && (given.length > 0 || !names)) controller.abort()
    }
  }

  /** Whether the screen has room for one more edit may change with every render. */
  heedRoom = (hasRoom: HasRoom<Value>) => {
    this.#hasRoom = hasRoom
  }

  /** By default all that is offered. */
  restore = (names?: ReadonlySet<string>) => {
    const wanted = this.#state.offered.filter(({ name }) => names?.has(name) ?? true)
    const { edits, taken, aside, waiting } = restored(this.#state.edits, wanted, {
      hasRoom: this.#hasRoom,
      putAside: (name, edit) => this.#offers.putAside(this.#place, name, edit),
    })
    for (const name of waiting) this.#restoredAfterSave.add(name)
    for (const draft of taken) this.#offers.take(this.#place, draft, this.#keyOf(draft.name))
    // what was typed long ago may have been overtaken since
    this.#change(this.#compare(edits), [...this.#without(taken), ...aside])
  }

  /** What was to be restored while its field was being saved. */
  restoreAfterSave = () => {
    const names = new Set([...this.#restoredAfterSave].filter((name) => !this.#state.edits.get(name)?.sent))
    for (const name of names) this.#restoredAfterSave.delete(name)
    if (names.size > 0) this.restore(names)
  }

  discardOffered = () => {
    this.#restoredAfterSave.clear()
    this.#offers.forget(this.#place, this.#state.offered)
    this.#change(this.#state.edits, [])
  }

  /** Whether everything named was saved. What fails stays on the screen, unsaved. */
  async send(names: readonly string[], sending: Sending<Value>): Promise<boolean> {
    const batch = new Map([...this.#state.edits].filter(([name]) => names.includes(name)))
    const those = [...batch.keys()]
    const run = { wanted: new Set(those), controller: new AbortController() }
    this.#runs.add(run)
    const tellEnd = tellSaveUnderWay({ keys: those.map(this.#keyOf) })
    this.#change(sent(this.#state.edits, those, sending.toStored))
    // what was discarded meanwhile may have been typed anew: this answer is not about it
    const isGivenUp = (name: string) => batch.has(name) && !run.wanted.has(name)
    const wantedOf = (some: readonly string[]) => some.filter((name) => !isGivenUp(name))
    try {
      const done = (await sending.transmit(batch, run.controller.signal)) ?? those
      const left = those.filter((name) => !done.includes(name))
      this.#change(refused(saved(this.#state.edits, wantedOf(done), sending.isLine), wantedOf(left)))
      return left.length === 0
    } catch (error) {
      const done = (error instanceof ApiError && sending.savedBefore?.(error)) || []
      this.#change(saved(this.#state.edits, wantedOf(done)))
      const failed = wantedOf(those).filter((name) => !done.includes(name))
      const { edits, goesOn } = afterFailure(this.#state.edits, error, { names: failed, isGivenUp }, sending)
      this.#change(edits)
      if (!(error instanceof ApiError) && !(error instanceof GivenUp)) throw error
      if (goesOn) return await this.send(wantedOf(names), sending)
      // what was read meanwhile may tell that it was stored all the same; after a success it may be older than the save
      this.#change(this.#compare(this.#state.edits))
      return false
    } finally {
      this.#runs.delete(run)
      // stored as it is now, before the screen that was entered meanwhile looks for it
      this.#keeper.flush()
      tellEnd()
    }
  }

  #keyOf = (name: string) => keyOf(name, this.#visit)

  #findOffered = () =>
    this.#offers.find(this.#place).filter((draft) => !this.#keeper.holds(draft.key) && !this.#isSettled(draft))

  #lookAgain = () => {
    const offered = this.#findOffered()
    if (JSON.stringify(offered) !== JSON.stringify(this.#state.offered)) this.#change(this.#state.edits, offered)
  }

  #without(gone: readonly OfferedDraft<Value>[]) {
    const { offered } = this.#state
    return gone.length === 0 ? offered : offered.filter((draft) => !gone.includes(draft))
  }

  #keep() {
    const kept = [...this.#state.edits].map(([name, edit]) => {
      const merged = edit.conflict && this.#merges.get(edit.conflict)
      return [name, merged === undefined ? edit : { ...edit, value: merged }] as const
    })
    this.#keeper.keep(new Map(kept))
  }

  #change(edits: Edits<Value>, offered = this.#state.offered) {
    if (edits === this.#state.edits && offered === this.#state.offered) return
    this.#state = { edits, offered }
    this.#keep()
    for (const listener of this.#listeners) listener()
  }
}
