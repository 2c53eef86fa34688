interface Item {
  id?: number
}

/**
 * The items with the one that is under way among them: a workshop ends it by going on, never by an edit. Where they lack it,
 * it stays behind the last of those that came before it.
 */
export function withItemUnderWay<Each extends Item>(
  items: readonly Each[],
  before: readonly Each[],
  at: number | null,
): Each[] {
  const place = before.findIndex(({ id }) => id === at)
  const underWay = before[place]
  if (!underWay || items.some(({ id }) => id === at)) return [...items]
  const earlier = new Set(before.slice(0, place).map(({ id }) => id))
  const behind = items.findLastIndex(({ id }) => id !== undefined && earlier.has(id)) + 1
  return [...items.slice(0, behind), underWay, ...items.slice(behind)]
}
