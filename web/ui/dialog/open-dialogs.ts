import { useEffect, useId } from 'react'
import { createStore, useStorePart } from '../../lib/store.ts'

/** The dialogs that are open, the upper one last: they lie over the page, and nothing below them can be pressed. */
export const openDialogs = createStore<readonly string[]>([])

/** Counts a dialog while it is open, and tells whether no other one lies over it. */
export function useOpenDialog(opened: boolean): { isOnTop: boolean } {
  const id = useId()
  useEffect(() => {
    if (!opened) return undefined
    openDialogs.set([...openDialogs.read(), id])
    return () => openDialogs.set(openDialogs.read().filter((other) => other !== id))
  }, [id, opened])
  return { isOnTop: useStorePart(openDialogs, (dialogs) => dialogs.at(-1) === id) }
}
