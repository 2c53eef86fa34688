import type { Editing } from '#contract/live.ts'
import { createStore } from '../store.ts'

/** Where in the workshop this tab is, as the others see it. */
export interface Place {
  solution_id: number | null
  step: number | null
  editing: Editing | null
}

export const ownPlace = createStore<Place>({ solution_id: null, step: null, editing: null })

/** Says nothing when it is the same place as before. */
export function moveTo(next: Partial<Place>) {
  const before = ownPlace.read()
  const place = { ...before, ...next }
  if (JSON.stringify(place) !== JSON.stringify(before)) ownPlace.set(place)
}

/** What a row that can be written in says of itself: `<tr {...writesTo({ kind: 'story', id: 12 })}>`. */
export const writesTo = ({ kind, id }: Editing) => ({ 'data-writes-to': `${kind} ${id}` })

/** What somebody whose focus is on this element is writing in. Buttons and links do not count as writing. */
export function editingOf(element: EventTarget | null): Editing | null {
  if (!(element instanceof HTMLElement) || !element.matches('input, textarea, select')) return null
  const [kind, id] = element.closest<HTMLElement>('[data-writes-to]')?.dataset.writesTo?.split(' ') ?? []
  return kind ? { kind: kind as Editing['kind'], id: Number(id) } : null
}
