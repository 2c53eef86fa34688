import { listNames, type CatalogueLists, type ListName } from './catalogue-lists.ts'
import type { Language } from './fields.ts'

const spoken: Record<Language, true> = { en: true, de: true, es: true, fr: true, ar: true }

/** A catalogue has its own texts, in whatever language, and may have them in each of these too. */
export const catalogueLanguages = Object.keys(spoken) as Language[]

/** What of an entry is read by people, and differs from language to language. */
export const translatedFields: Record<ListName, readonly string[]> = {
  fhns: ['p_fhn', 'description'],
  measures: ['measure', 'description'],
  purposes: ['purpose', 'description'],
  stakeholders: ['stakeholder', 'stakeholder_category'],
  metrics: ['metric_text'],
}

/** Where an entry has a text in another language, beside its own: `p_fhn@de`. */
export const fieldIn = (field: string, language: string) => `${field}@${language}`

/** The two parts of such a name; undefined for every other field. */
export function translationOf(name: string): { field: string; language: string } | undefined {
  const at = name.lastIndexOf('@')
  return at < 0 ? undefined : { field: name.slice(0, at), language: name.slice(at + 1) }
}

/** Those that some entry has a text in, in their usual order. */
export function languagesIn(lists: CatalogueLists): Language[] {
  const fields = new Set(listNames.flatMap((list) => lists[list].flatMap((entry) => Object.keys(entry))))
  const found = new Set([...fields].map((field) => translationOf(field)?.language))
  return catalogueLanguages.filter((language) => found.has(language))
}

/** What an entry says in a language; its own text where it has no other. */
export function textIn(entry: object, field: string, language: string): unknown {
  const fields = entry as Record<string, unknown>
  const text = fields[fieldIn(field, language)]
  return typeof text === 'string' && text.trim() !== '' ? text : fields[field]
}
