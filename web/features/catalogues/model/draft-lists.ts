import { catalogueLanguages, fieldIn } from '#contract/catalogue-languages.ts'
import { listNames, nameFields, type ListName } from '#contract/catalogue-lists.ts'
import { effectOfNone } from '#contract/catalogue-rules.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { MEASURE_NONE } from '#contract/limits.ts'

export type Lists = Pick<CatalogueContents, ListName>
export type Entry = Lists[ListName][number]
/** Any field of any list's entries; one that is undefined is left out of the entry. */
export type Fields = Record<string, string | number[] | undefined>

/** A draft of the next version: what is typed so far, valid or not. */
export interface CatalogueDraft {
  name: string
  lists: Lists
}

/** Which list is in sight, and which of its entries is open in its form. */
export interface OpenPlace {
  list: ListName | 'changes'
  id: number | null
}

export type DraftAction =
  | { type: 'named'; name: string }
  | { type: 'added'; list: ListName; id: number }
  | { type: 'changed'; list: ListName; id: number; fields: Fields }
  | { type: 'moved'; list: ListName; id: number; to: number }
  | { type: 'removed'; list: ListName; id: number }
  | { type: 'put back'; list: ListName; id: number }
  | { type: 'order put back'; list: ListName }

/** `before` is the version the draft began from; what is put back is taken from there. */
export function changeDraft(draft: CatalogueDraft, before: Lists, action: DraftAction): CatalogueDraft {
  if (action.type === 'named') return { ...draft, name: action.name }
  return { ...draft, lists: changeLists(draft.lists, before, action) }
}

function changeLists(lists: Lists, before: Lists, action: Exclude<DraftAction, { type: 'named' }>): Lists {
  const { list } = action
  const entries: readonly Entry[] = lists[list]
  const put = (next: readonly Entry[]) => ({ ...lists, [list]: next })
  switch (action.type) {
    case 'added':
      return put(inOrder(list, [...entries, blankEntry(list, action.id)]))
    case 'changed': {
      const changed = entries.map((entry) => (entry.id === action.id ? withFields(entry, action.fields) : entry))
      return put(list === 'stakeholders' ? inOneCategory(changed, action.id, action.fields) : changed)
    }
    case 'moved': {
      const rest = entries.filter(({ id }) => id !== action.id)
      return put(rest.toSpliced(action.to, 0, ...entries.filter(({ id }) => id === action.id)))
    }
    case 'removed':
      return withoutReferences(put(entries.filter(({ id }) => id !== action.id)), list, action.id)
    case 'put back':
      return putBack(lists, before, list, action.id)
    case 'order put back':
      return put(inFormerOrder(entries, before[list]))
  }
}

/** The effect of the measure None follows from the others: nobody sets it. */
export function withEffectOfNone(lists: Lists, before: Lists): Lists {
  const others = lists.measures.filter(({ id }) => id !== MEASURE_NONE)
  const former = before.measures.filter(({ id }) => id === MEASURE_NONE)
  const effect = effectOfNone(others) ?? effectOfNone(former)
  const isRight = lists.measures.every((measure) => measure.id !== MEASURE_NONE || measure.effect === effect)
  if (isRight) return lists
  const measures = lists.measures.map((measure) =>
    measure.id === MEASURE_NONE ? (withFields(measure, { effect }) as typeof measure) : measure,
  )
  return { ...lists, measures }
}

/** No id of the version before is used again, so that an entry never turns into another. */
export function nextId(lists: Lists, before: Lists, list: ListName): number | undefined {
  const taken = new Set([...lists[list], ...before[list]].map(({ id }) => id))
  if (list !== 'measures') return Math.max(0, ...taken) + 1
  // measures have as many ids as there are colours, so a free one is used again
  const present = new Set(lists.measures.map(({ id }) => id))
  return Array.from({ length: MEASURE_NONE }, (_, index) => index + 1).find((id) => !present.has(id))
}

/** How many metrics name a purpose or a stakeholder. */
export function countReferences({ metrics }: Lists, list: ListName, id: number): number {
  if (list !== 'purposes' && list !== 'stakeholders') return 0
  return metrics.filter((metric) => metric[list].includes(id)).length
}

function blankEntry(list: ListName, id: number): Entry {
  const entry: Record<string, unknown> = { id, [nameFields[list]]: '' }
  if (list === 'stakeholders') entry.stakeholder_category = ''
  if (list === 'metrics') Object.assign(entry, { purposes: [], stakeholders: [] })
  return entry as unknown as Entry
}

function withFields(entry: Entry, fields: Fields): Entry {
  const next = Object.entries({ ...entry, ...fields }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(next) as unknown as Entry
}

const categoryFields = catalogueLanguages.map((language) => fieldIn('stakeholder_category', language))

/**
 * What a category is called in another language, all in it have. Who comes into one takes over what it is called; and
 * what is said of one is said of all.
 */
function inOneCategory(people: readonly Entry[], id: number, fields: Fields): readonly Entry[] {
  const categoryOf = (entry: Entry | undefined) =>
    (entry as Partial<Lists['stakeholders'][number]>)?.stakeholder_category
  const category = categoryOf(people.find((entry) => entry.id === id))
  const isBeside = (entry: Entry) => entry.id !== id && categoryOf(entry) === category
  if ('stakeholder_category' in fields) {
    const other = people.find(isBeside) as Fields | undefined
    if (!other) return people
    const taken = Object.fromEntries(categoryFields.map((field) => [field, other[field]]))
    return people.map((entry) => (entry.id === id ? withFields(entry, taken) : entry))
  }
  const said = Object.fromEntries(Object.entries(fields).filter(([field]) => categoryFields.includes(field)))
  if (Object.keys(said).length === 0) return people
  return people.map((entry) => (isBeside(entry) ? withFields(entry, said) : entry))
}

/** Measures are ordered by id, all other entries as the host arranged them. */
const inOrder = (list: ListName, entries: readonly Entry[]) =>
  list === 'measures' ? entries.toSorted((a, b) => a.id - b.id) : entries

function withoutReferences(lists: Lists, list: ListName, id: number): Lists {
  if (countReferences(lists, list, id) === 0 || (list !== 'purposes' && list !== 'stakeholders')) return lists
  const without = (ids: number[]) => (ids.includes(id) ? ids.filter((each) => each !== id) : ids)
  return { ...lists, metrics: lists.metrics.map((metric) => ({ ...metric, [list]: without(metric[list]) })) }
}

/** An entry as it was, in its former place, and named again by the metrics that named it. */
function putBack(lists: Lists, before: Lists, list: ListName, id: number): Lists {
  const former = before[list].find((entry) => entry.id === id)
  if (!former) return lists
  const entries: readonly Entry[] = lists[list]
  if (entries.some((entry) => entry.id === id)) {
    const whole = withKnownReferences(former, lists)
    return { ...lists, [list]: entries.map((entry) => (entry.id === id ? whole : entry)) }
  }
  const next = {
    ...lists,
    [list]: inOrder(
      list,
      entries.toSpliced(before[list].indexOf(former as never), 0, withKnownReferences(former, lists)),
    ),
  }
  return withFormerReferences(next, before, list, id)
}

/** References to entries that have been removed meanwhile are not restored. */
function withKnownReferences(entry: Entry, { purposes, stakeholders }: Lists): Entry {
  if (!('metric_text' in entry)) return entry
  const known = (ids: number[], list: readonly Entry[]) => ids.filter((id) => list.some((each) => each.id === id))
  return {
    ...entry,
    purposes: known(entry.purposes, purposes),
    stakeholders: known(entry.stakeholders, stakeholders),
  }
}

/** What a metric named in the version before and cannot name now, because it has been removed. */
export function removedReferences(lists: Lists, before: Lists, list: ListName, id: number): string[] {
  const former = list === 'metrics' ? before.metrics.find((metric) => metric.id === id) : undefined
  if (!former) return []
  const isGone = (now: readonly Entry[], each: Entry) => !now.some((entry) => entry.id === each.id)
  const purposes = before.purposes.filter((each) => former.purposes.includes(each.id) && isGone(lists.purposes, each))
  const people = before.stakeholders.filter(
    (each) => former.stakeholders.includes(each.id) && isGone(lists.stakeholders, each),
  )
  return [...purposes.map(({ purpose }) => purpose), ...people.map(({ stakeholder }) => stakeholder)]
}

/** Whether anything is left to put back of an entry, beside what has been removed from other lists. */
export function canPutBack(lists: Lists, before: Lists, list: ListName, id: number): boolean {
  return JSON.stringify(putBack(lists, before, list, id)) !== JSON.stringify(lists)
}

function withFormerReferences(lists: Lists, before: Lists, list: ListName, id: number): Lists {
  if (list !== 'purposes' && list !== 'stakeholders') return lists
  const former = new Map(before.metrics.map((metric) => [metric.id, metric[list]]))
  const restore = (metricId: number, ids: number[]) => {
    const old = former.get(metricId) ?? []
    if (!old.includes(id) || ids.includes(id)) return ids
    return ids.toSpliced(old.indexOf(id), 0, id)
  }
  return {
    ...lists,
    metrics: lists.metrics.map((metric) => ({ ...metric, [list]: restore(metric.id, metric[list]) })),
  }
}

/** Entries of the previous version in their former order, new ones at the end. */
function inFormerOrder(entries: readonly Entry[], before: readonly Entry[]): Entry[] {
  const place = new Map(before.map(({ id }, index) => [id, index]))
  const placeOf = ({ id }: Entry) => place.get(id) ?? before.length
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}

export function isCatalogueDraft(value: unknown): value is CatalogueDraft {
  const draft = value as Partial<CatalogueDraft> | null | undefined
  return typeof draft?.name === 'string' && listNames.every((list) => Array.isArray(draft.lists?.[list]))
}
