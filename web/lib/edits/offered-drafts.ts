import type { EditValue } from './edit.ts'
import { readDrafts, type Writer } from './stored-drafts.ts'

/** What an earlier visit typed and did not save. It lies in a place of its own until it is restored or discarded. */
export interface OfferedDraft<Value> {
  /** Where it lies, below the place of its screen. */
  key: string
  name: string
  value: Value
  startedFrom: Value
  label: string
  at: string
}

/** Every visit to a screen keeps its drafts apart, so that none writes over what an earlier one left. */
export const newVisit = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')
export const keyOf = (name: string, visit: string) => `${name}~${visit}`
/** Drafts of version 0.2.0 name no visit. */
const nameOf = (key: string) => key.replace(/~[^~]*$/, '')
export const visitOf = (key: string) => /~([^~]*)$/.exec(key)?.[1]

/** Other versions of the application may have stored other kinds of value: `fits` tells. */
export function readOffered<Value extends EditValue>(
  writer: Writer,
  place: string,
  fits: (value: unknown) => value is Value,
): OfferedDraft<Value>[] {
  return [...readDrafts(writer, place)].flatMap(([key, draft]): OfferedDraft<Value>[] => {
    const [value, startedFrom] = [asText(draft.value), asText(draft.startedFrom)]
    return fits(value) && fits(startedFrom) ? [{ ...draft, key, name: nameOf(key), value, startedFrom }] : []
  })
}

/** Version 0.2.0 kept the ids of ratings as numbers. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

export const isText = (value: unknown): value is string => typeof value === 'string'
/** Of a form with texts and lists to pick from. */
export const isTextOrPicks = (value: unknown): value is EditValue =>
  isText(value) || (Array.isArray(value) && value.every(isText))
