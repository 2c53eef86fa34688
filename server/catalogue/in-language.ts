import { fieldIn, textIn, translatedFields, translationOf } from '#contract/catalogue-languages.ts'
import { listNames } from '#contract/catalogue-lists.ts'
import type { Language } from '#contract/fields.ts'
import { beingMeasures } from './being-measures.ts'
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
 * A catalogue in the language of a workshop. What a host wrote in that language comes first. What came with Ninefold and
 * is still worded as there has a translation; everything else stays as it is.
 */
export async function inLanguage(document: CatalogueDocument, language: Language): Promise<CatalogueDocument> {
  const own = inOwnWords(document, language)
  return language === 'en' ? own : inShippedWords(own, language)
}

/** With the host's texts of this language in the place of the catalogue's own, and without those of other languages. */
function inOwnWords(document: CatalogueDocument, language: Language): CatalogueDocument {
  const entries: object[] = listNames.flatMap((list): object[] => document[list])
  if (!entries.some((entry) => Object.keys(entry).some(translationOf))) return document
  const lists = listNames.map((list) => [
    list,
    document[list].map((entry) => {
      const plain = Object.entries(entry).filter(([field]) => !translationOf(field))
      const texts = translatedFields[list].map((field) => [field, textIn(entry, field, language)])
      return Object.fromEntries([...plain, ...texts.filter(([, text]) => text !== undefined)])
    }),
  ])
  return inOneCategory(document, { ...document, ...Object.fromEntries(lists) }, language)
}

/** A category is said once and holds for all of it, so that nobody is left behind under its own name. */
function inOneCategory(before: CatalogueDocument, after: CatalogueDocument, language: Language): CatalogueDocument {
  const isSaid = (person: object) => fieldIn('stakeholder_category', language) in person
  const categories = new Map(
    before.stakeholders.flatMap((person): [string, string][] => {
      const text = isSaid(person) && textIn(person, 'stakeholder_category', language)
      return typeof text === 'string' ? [[person.stakeholder_category, text]] : []
    }),
  )
  const category = (name: string) => categories.get(name) ?? name
  return {
    ...after,
    stakeholder_categories: before.stakeholder_categories.map(category),
    stakeholders: after.stakeholders.map((person, at) => ({
      ...person,
      stakeholder_category: category(before.stakeholders[at]?.stakeholder_category ?? person.stakeholder_category),
    })),
  }
}

async function inShippedWords(
  document: CatalogueDocument,
  language: Exclude<Language, 'en'>,
): Promise<CatalogueDocument> {
  const words = (await translations[language]()).default as CatalogueDocument
  const from = english as CatalogueDocument
  const categories = new Map(from.stakeholder_categories.map((name, at) => [name, words.stakeholder_categories[at]]))
  const category = (name: string) => categories.get(name) ?? name
  return {
    ...document,
    fhns: said(document.fhns, from.fhns, words.fhns, ['p_fhn', 'description']),
    measures: said(
      said(document.measures, from.measures, words.measures, ['measure', 'description']),
      beingMeasures('en'),
      beingMeasures(language),
      ['measure', 'description'],
    ),
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
