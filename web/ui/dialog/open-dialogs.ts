import { createStore } from '../../lib/store.ts'

/** How many dialogs are open: they lie over the page, and nothing below them can be pressed. */
export const openDialogs = createStore(0)

export function tellDialogOpen(): () => void {
  openDialogs.set(openDialogs.read() + 1)
  return () => openDialogs.set(openDialogs.read() - 1)
}
