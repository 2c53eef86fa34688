import type { Edit, EditValue } from './edit.ts'
import { keyOf, newVisit, readOffered, visitOf, type OfferedDraft } from './offered-drafts.ts'
import { isBeingSaved } from './saves-under-way.ts'
import { forgetDraft, moveDraft, storeDraft, type Writer } from './stored-drafts.ts'
import { visitsOnScreen } from './visits-on-screen.ts'

/** The drafts at a place that are on no screen: found, put aside, taken back, forgotten. */
export class DraftOffers<Value extends EditValue> {
  readonly #writer: Writer
  readonly #fits: (value: unknown) => value is Value
  /** Those that were restored or discarded here. A tab that still has one on its screen stores it again. */
  readonly #answered = new Set<string>()

  constructor(writer: Writer, fits: (value: unknown) => value is Value) {
    this.#writer = writer
    this.#fits = fits
  }

  /** None while it is not known which are on the screen of another tab. */
  find(place: string): OfferedDraft<Value>[] {
    const onScreen = visitsOnScreen.read()
    if (!onScreen) return []
    const all = readOffered(this.#writer, place, this.#fits)
    return all.filter(
      (draft) =>
        !this.#answered.has(wordsAt(draft)) && !isBeingSaved(draft.key) && !onScreen.has(visitOf(draft.key) ?? ''),
    )
  }

  /** Undefined where the browser has no room for it. */
  putAside(place: string, name: string, { value, startedFrom, label }: Edit<Value>): OfferedDraft<Value> | undefined {
    const draft = { value, startedFrom, label, at: new Date().toISOString() }
    const key = keyOf(name, newVisit())
    if (storeDraft(this.#writer, `${place}/${key}`, draft)) return { ...draft, key, name }
    forgetDraft(this.#writer, `${place}/${key}`)
    return undefined
  }

  /** Back on the screen, where it lies under another key. */
  take(place: string, draft: OfferedDraft<Value>, key: string) {
    this.#answered.add(wordsAt(draft))
    moveDraft(this.#writer, `${place}/${draft.key}`, `${place}/${key}`)
  }

  forget(place: string, drafts: readonly OfferedDraft<Value>[]) {
    for (const draft of drafts) {
      this.#answered.add(wordsAt(draft))
      forgetDraft(this.#writer, `${place}/${draft.key}`)
    }
  }
}

/** Other words in the same place are another draft. */
const wordsAt = ({ key, value }: OfferedDraft<EditValue>) => JSON.stringify([key, value])
