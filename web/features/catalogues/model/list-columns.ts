import { fieldIn, translationOf } from '#contract/catalogue-languages.ts'
import { listTitles, nameFields, type ListName } from '#contract/catalogue-lists.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { ownName } from '../../../lib/session/language-names.ts'
import type { Entry, Lists } from './draft-lists.ts'

export interface Column {
  head: string
  /** What an entry says in it, with the names of what it names by id. */
  text: (entry: Entry, lists: Lists) => string
}

/** As they are read: what changes most often first. */
export const listsInSight: readonly ListName[] = ['metrics', 'stakeholders', 'purposes', 'measures', 'fhns']

export const listHeadings: Record<ListName, string> = {
  metrics: cataloguesMessages.metrics,
  stakeholders: cataloguesMessages.stakeholders,
  purposes: cataloguesMessages.purposes,
  measures: cataloguesMessages.measures,
  fhns: cataloguesMessages.needs,
}

const fieldLabels: Record<string, string> = {
  p_fhn: cataloguesMessages.need,
  measure: cataloguesMessages.measure,
  purpose: cataloguesMessages.purpose,
  stakeholder: cataloguesMessages.stakeholder,
  metric_text: cataloguesMessages.metric,
  description: cataloguesMessages.description,
  effect: cataloguesMessages.effect,
  stakeholder_category: cataloguesMessages.category,
  purposes: cataloguesMessages.purposes,
  stakeholders: cataloguesMessages.potentialStakeholders,
  source: cataloguesMessages.source,
}

/** What each field is called on the screen, also one that holds a text in another language. */
export function labelOf(name: string): string {
  const { field, language } = translationOf(name) ?? { field: name, language: '' }
  const label = fieldLabels[field] ?? field
  return language === '' ? label : cataloguesMessages.fieldIn(label, ownName(language))
}

export const entryTitle = (list: ListName, { id }: Entry): string => cataloguesMessages.entryTitle(listTitles[list], id)

/** A field in words, whatever it holds. */
export function fieldText(entry: Entry | undefined, field: string, lists: Lists): string {
  const value = (entry as Record<string, unknown> | undefined)?.[field]
  if (Array.isArray(value)) return namesOf(value as number[], field, lists)
  return typeof value === 'string' ? value : ''
}

function namesOf(ids: readonly number[], field: string, { purposes, stakeholders }: Lists): string {
  const names = new Map(
    field === 'purposes'
      ? purposes.map(({ id, purpose }) => [id, purpose])
      : stakeholders.map(({ id, stakeholder }) => [id, stakeholder]),
  )
  return ids.map((id) => names.get(id) ?? '').join(', ')
}

const column = (field: string): Column => ({
  head: labelOf(field),
  text: (entry, lists) => fieldText(entry, field, lists),
})

/** The first one holds the name. */
export const listColumns: Record<ListName, readonly Column[]> = {
  metrics: ['metric_text', 'purposes', 'stakeholders', 'source'].map(column),
  stakeholders: ['stakeholder', 'stakeholder_category'].map(column),
  purposes: ['purpose', 'description'].map(column),
  measures: ['measure', 'effect', 'description'].map(column),
  fhns: ['p_fhn', 'description'].map(column),
}

/** Where a language is chosen, the name in it stands beside the name. */
export function columnsIn(list: ListName, language: string): readonly Column[] {
  if (language === '') return listColumns[list]
  const spoken = { ...column(fieldIn(nameFields[list], language)), head: ownName(language) }
  return listColumns[list].toSpliced(1, 0, spoken)
}
