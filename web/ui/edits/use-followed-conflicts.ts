import { useMemo, useState } from 'react'
import type { ConflictItem } from './conflict-item.ts'

/**
 * The other side as it is by now: somebody may change it once more while the question stands. A text that was read
 * before the question says nothing new, and who changed it once more is told only when it is saved over.
 */
export function useFollowedConflicts(
  items: readonly ConflictItem[],
  storedNow: (id: string) => string | undefined = () => undefined,
): readonly ConflictItem[] {
  const stored = items.map(({ id }) => storedNow(id))
  const [asked, setAsked] = useState({ items, stored })
  if (asked.items !== items) setAsked({ items, stored })

  const latest = items.map(({ theirs }, place) => {
    const now = stored[place]
    return now === undefined || now === asked.stored[place] ? theirs : now
  })
  const key = JSON.stringify(latest)
  return useMemo(() => {
    const texts = JSON.parse(key) as ConflictItem['theirs'][]
    if (items.every(({ theirs }, place) => theirs === texts[place])) return items
    return items.map((item, place) => {
      const theirs = texts[place] ?? item.theirs
      return theirs === item.theirs ? item : { ...item, theirs, by: null, at: null }
    })
  }, [items, key])
}
