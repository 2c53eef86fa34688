import { createStore } from '../store.ts'

/** A screen with something that would be lost with the page. */
type Guard = object
const guards = new Set<Guard>()

/** What loads another page, and the screen that asks first. */
export const awaitedPage = createStore<{ load: () => void; guard: Guard } | undefined>(undefined)

/** Loads another page. The browser would ask in its own words about what is unsaved; so the screen that has it asks first. */
export function leavePage(load: () => void) {
  const [guard] = guards
  if (guard) awaitedPage.set({ load, guard })
  else load()
}

/** Until what it answers is called, a page is left only after asking. */
export function guardPage(guard: Guard) {
  guards.add(guard)
  return () => void guards.delete(guard)
}
