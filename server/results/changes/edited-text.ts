import type { EditedField } from '#contract/changes.ts'
import { CHANGES_MAX } from '#contract/limits.ts'
import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { badFile } from './bad-file.ts'
import { fingerprintOf, settled } from '../made-from/fingerprint.ts'

/** A text as it stands in a file, and what it was known by when it was exported. */
export interface EditedText {
  /** S12, O31, R88 */
  name: string
  id: number
  field: EditedField
  text: string
  fingerprint: string
  place: string
  /** Which row of the file this is, counted through all its sheets. */
  row: number
}

export interface Refused {
  row: number
  place: string
  name: string
  reason: string
}

/** What a file brings: the texts that are others than when it was exported, and rows that nothing can be made of. */
export interface EditedFile {
  edited: EditedText[]
  refused: Refused[]
  unchanged: number
}

const LETTER: Record<EditedField, string> = {
  user_story: 'S',
  functional_option: 'O',
  decision: 'O',
  decision_reason: 'O',
  specification: 'R',
}

/** Collects what the readers of the formats find; each text once. */
export class EditedTexts implements EditedFile {
  readonly #seen = new Map<string, { text: string; place: string }>()
  readonly edited: EditedText[] = []
  readonly refused: Refused[] = []
  unchanged = 0
  readonly #expectedRow: string
  #row = 0
  #place = ''

  /** What a row is expected to be that has an ID of ours and nothing that it was known by. */
  constructor(expectedRow: string = misfitsMessages.exportedId) {
    this.#expectedRow = expectedRow
  }

  /** `fingerprint` is absent for what was not in the export. */
  add({
    name,
    field,
    text,
    fingerprint,
    place,
  }: Omit<EditedText, 'id' | 'fingerprint' | 'row'> & { fingerprint: string | undefined }) {
    const row = this.#rowAt(place)
    const id = /^[SOR](\d{1,10})$/.exec(name)?.[1]
    const { misfit, idOf, exportedId } = misfitsMessages
    const isOurs = id !== undefined && name.startsWith(LETTER[field])
    if (fingerprint === undefined || !isOurs) {
      const expected = isOurs ? this.#expectedRow : exportedId
      if (this.refused.at(-1)?.place !== place) this.refuse(place, name, misfit(idOf(name), expected))
      return
    }
    const now = settled(text)
    const key = `${name}.${field}`
    const before = this.#seen.get(key)
    if (before?.text === now) return
    const { twice, onceSince, moreThan, atMost, changedTexts } = misfitsMessages
    if (before) throw badFile(changesMessages.twice, twice(name), onceSince(before.place), place)
    this.#seen.set(key, { text: now, place })
    if (fingerprintOf(name, field, now) === fingerprint) this.unchanged += 1
    else if (this.edited.push({ name, id: Number(id), field, text: now, fingerprint, place, row }) > CHANGES_MAX) {
      throw badFile(
        changesMessages.tooMany,
        moreThan(CHANGES_MAX, changedTexts),
        atMost(CHANGES_MAX, changedTexts),
        place,
      )
    }
  }

  refuse(place: string, name: string, reason: string) {
    if (this.refused.push({ row: this.#rowAt(place), place, name, reason }) > CHANGES_MAX) {
      const { moreThan, atMost, rowsRefused } = misfitsMessages
      throw badFile(
        changesMessages.tooManyRefused,
        moreThan(CHANGES_MAX, rowsRefused),
        atMost(CHANGES_MAX, rowsRefused),
        place,
      )
    }
  }
  /** The texts of a row come one after the other. */
  #rowAt(place: string) {
    if (place !== this.#place) this.#row += 1
    this.#place = place
    return this.#row
  }
}
