import type { CatalogueReport } from '#contract/catalogues.ts'
import { isDeepStrictEqual } from 'node:util'
import type { CatalogueDocument } from '../catalogue/catalogue.ts'
import { listNames, listTitles, nameFields, type ListName } from './draft.ts'

type Changes = CatalogueReport['changes']

/** What a version changes against the one before; everything is new where there is none. */
export function compareLists(before: CatalogueDocument | undefined, after: CatalogueDocument): Changes {
  return listNames.flatMap((list) => compareList(list, before?.[list] ?? [], after[list]))
}

/** Signs and colours come with the product and are not in every kind of file. */
function telling(entry: object) {
  const { icon: _icon, colour: _colour, ...fields } = entry as Record<string, unknown>
  return fields
}

function compareList(list: ListName, before: { id: number }[], after: { id: number }[]): Changes {
  const old = new Map(before.map((entry) => [entry.id, entry]))
  const kept = new Set(after.map(({ id }) => id))
  const change = (kind: Changes[number]['kind'], entry: object) => {
    const what = String((entry as Record<string, unknown>)[nameFields[list]])
    return { list: listTitles[list], kind, what }
  }
  const fresh = after.flatMap((entry) => {
    const former = old.get(entry.id)
    if (!former) return [change('added', entry)]
    return isDeepStrictEqual(telling(former), telling(entry)) ? [] : [change('changed', entry)]
  })
  return [...fresh, ...before.filter(({ id }) => !kept.has(id)).map((entry) => change('removed', entry))]
}
