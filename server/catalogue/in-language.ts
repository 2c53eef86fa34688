import type { Language } from '#contract/fields.ts'
import type { CatalogueDocument } from './catalogue.ts'
import english from './default-catalogue.json' with { type: 'json' }

/** The default catalogue's words in the other languages, with the same ids, read when a workshop first needs them. */
const translations: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  de: () => import('./languages/de.json', { with: { type: 'json' } }),
  es: () => import('./languages/es.json', { with: { type: 'json' } }),
  fr: () => import('./languages/fr.json', { with: { type: 'json' } }),
  ar: () => import('./languages/ar.json', { with: { type: 'json' } }),
}

/**
 * A catalogue in the language of a workshop. A host may have changed what came with Ninefold: what is still worded as
 * there has a translation, and what they wrote themselves stays as it is.
 */
export async function inLanguage(document: CatalogueDocument, language: Language): Promise<CatalogueDocument> {
  if (language === 'en') return document
  const words = (await translations[language]()).default as CatalogueDocument
  const from = english as CatalogueDocument
  const categories = new Map(from.stakeholder_categories.map((name, at) => [name, words.stakeholder_categories[at]]))
  const category = (name: string) => categories.get(name) ?? name
  return {
    ...document,
    fhns: said(document.fhns, from.fhns, words.fhns, ['p_fhn', 'description']),
    measures: said(document.measures, from.measures, words.measures, ['measure', 'description']),
    purposes: said(document.purposes, from.purposes, words.purposes, ['purpose', 'description']),
    stakeholder_categories: document.stakeholder_categories.map(category),
    stakeholders: said(document.stakeholders, from.stakeholders, words.stakeholders, ['stakeholder']).map((one) => ({
      ...one,
      stakeholder_category: category(one.stakeholder_category),
    })),
    metrics: said(document.metrics, from.metrics, words.metrics, ['metric_text']),
  }
}

/** The entries with each text replaced that is worded as in English. */
function said<Entry extends { id: number }>(
  entries: Entry[],
  from: Entry[],
  words: Entry[],
  texts: (keyof Entry)[],
): Entry[] {
  const twins = new Map(from.map((entry, at) => [entry.id, { from: entry, to: words[at] }]))
  return entries.map((entry) => {
    const twin = twins.get(entry.id)
    const same = texts.filter((text) => twin?.to && twin.from[text] === entry[text])
    return { ...entry, ...Object.fromEntries(same.map((text) => [text, twin?.to?.[text]])) }
  })
}
