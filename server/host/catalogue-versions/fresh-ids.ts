import { hasFixedOrder, listNames, type ListName } from '#contract/catalogue-lists.ts'
import type { CatalogueDocument } from '../../catalogue/catalogue.ts'
import type { Draft } from './draft.ts'

type Lists = Draft['lists']
type Ids = ReadonlyMap<unknown, number>

/**
 * Two drafts that began from one version give their new entries the same ids. What is new in this one, and has an id
 * that a version published meanwhile has given to something else, gets another: no entry turns into a stranger's.
 */
export function giveFreshIds(lists: Lists, origin: CatalogueDocument, newest: CatalogueDocument): Lists {
  const fresh = Object.fromEntries(
    listNames.map((list) => [list, freshIds(list, lists[list], origin[list], newest[list])]),
  ) as Record<ListName, Ids>
  const entries = (list: ListName) =>
    lists[list].map((entry) => (fresh[list].has(entry.id) ? { ...entry, id: fresh[list].get(entry.id) } : entry))
  const named = (list: ListName, ids: unknown) => (ids as unknown[]).map((id) => fresh[list].get(id) ?? id)
  return {
    fhns: lists.fhns,
    measures: lists.measures,
    purposes: entries('purposes'),
    stakeholders: entries('stakeholders'),
    metrics: entries('metrics').map((metric) => ({
      ...metric,
      purposes: named('purposes', metric.purposes),
      stakeholders: named('stakeholders', metric.stakeholders),
    })),
  }
}

type WithId = { id?: unknown }

function freshIds(list: ListName, draft: readonly WithId[], origin: readonly WithId[], newest: readonly WithId[]): Ids {
  // the places of needs and measures are fixed
  if (hasFixedOrder(list)) return new Map()
  const [known, taken] = [origin, newest].map((entries) => new Set(entries.map(({ id }) => id))) as [
    Set<unknown>,
    Set<unknown>,
  ]
  const highest = Math.max(0, ...[...draft, ...origin, ...newest].map(({ id }) => Number(id)))
  const strangers = draft.filter(({ id }) => !known.has(id) && taken.has(id))
  return new Map(strangers.map(({ id }, index) => [id, highest + 1 + index]))
}
