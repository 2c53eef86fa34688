import { hasFixedOrder, listNames, nameOf, type CatalogueLists, type ListName } from './catalogue-lists.ts'

/** One thing a catalogue has otherwise than the version before. */
export type CatalogueChange =
  | { kind: 'added' | 'removed'; list: ListName; id: number; name: string }
  | { kind: 'changed'; list: ListName; id: number; name: string; fields: string[] }
  | { kind: 'reordered'; list: ListName }

type Entry = Record<string, unknown> & { id: number }

/** What a catalogue changes against the version before; everything is new where there is none. */
export function compareCatalogues(before: CatalogueLists | undefined, after: CatalogueLists): CatalogueChange[] {
  return listNames.flatMap((list) =>
    compareList(list, (before?.[list] ?? []) as readonly Entry[], after[list] as readonly Entry[]),
  )
}

function compareList(list: ListName, before: readonly Entry[], after: readonly Entry[]): CatalogueChange[] {
  const old = new Map(before.map((entry) => [entry.id, entry]))
  const kept = new Set(after.map(({ id }) => id))
  const about = (entry: Entry) => ({ list, id: entry.id, name: String(nameOf(list, entry)) })
  const changes = after.flatMap((entry): CatalogueChange[] => {
    const former = old.get(entry.id)
    if (!former) return [{ kind: 'added', ...about(entry) }]
    const fields = differingFields(former, entry)
    return fields.length > 0 ? [{ kind: 'changed', ...about(entry), fields }] : []
  })
  const removed = before.filter(({ id }) => !kept.has(id))
  changes.push(...removed.map((entry): CatalogueChange => ({ kind: 'removed', ...about(entry) })))
  if (!hasFixedOrder(list) && isReordered(before, after)) changes.push({ kind: 'reordered', list })
  return changes
}

/** Signs and colours come with the product and are not in every kind of file. */
const UNTOLD = new Set(['icon', 'colour'])

function differingFields(before: Entry, after: Entry): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  // a list of ids differs by what it holds and in which order; everything else is a text or a number
  return [...fields].filter(
    (field) => !UNTOLD.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}

/** Whether those that are in both stand in another order. */
function isReordered(before: readonly Entry[], after: readonly Entry[]): boolean {
  const old = new Set(before.map(({ id }) => id))
  const now = after.map(({ id }) => id).filter((id) => old.has(id))
  const kept = new Set(now)
  return before.filter(({ id }) => kept.has(id)).some(({ id }, index) => id !== now[index])
}
