import type { Edit, Edits, EditValue } from './edit.ts'
import { readDrafts, type Writer } from './stored-drafts.ts'

/** A draft as it is stored, for one text of a screen. */
export interface StoredEdit<Value> {
  /** Where it is stored, below the place of its screen. */
  key: string
  name: string
  value: Value
  startedFrom: Value
  label: string
  at: string
}

export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')

/** A draft is stored under the name of its text. A second draft of the same text gets a key of its own. */
export const secondKey = (name: string) => `${name}~${newId()}`
export const nameOf = (key: string) => key.replace(/~[^~]*$/, '')

/** Newest first. Other versions of the application may have stored other kinds of value, which `fits` excludes. */
export function readStoredEdits<Value extends EditValue>(
  writer: Writer,
  place: string,
  fits: (value: unknown) => value is Value,
): StoredEdit<Value>[] {
  return [...readDrafts(writer, place)]
    .flatMap(([key, draft]): StoredEdit<Value>[] => {
      const [value, startedFrom] = [asText(draft.value), asText(draft.startedFrom)]
      return fits(value) && fits(startedFrom) ? [{ ...draft, key, name: nameOf(key), value, startedFrom }] : []
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Version 0.2.0 stored the ids of ratings as numbers. */
export const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** An edit that continues a stored draft. */
export const restoredEdit = <Value>({ value, startedFrom, label }: StoredEdit<Value>): Edit<Value> => ({
  value,
  startedFrom,
  label,
  restored: value,
})

export type DraftState = 'restored' | 'discarded'

/** What the screen says about drafts, by name: in its field again, or just discarded and still to be undone. */
export function draftStates<Value>(edits: Edits<Value>, discarded: Edits<Value>): ReadonlyMap<string, DraftState> {
  const restored = [...edits].filter(([, edit]) => edit.restored !== undefined)
  return new Map([
    ...[...discarded.keys()].map((name) => [name, 'discarded'] as const),
    ...restored.map(([name]) => [name, 'restored'] as const),
  ])
}

export const isText = (value: unknown): value is string => typeof value === 'string'
/** Of a form with texts and lists to pick from. */
export const isTextOrPicks = (value: unknown): value is EditValue =>
  isText(value) || (Array.isArray(value) && value.every(isText))
