import { expect, test } from 'vitest'
import { Language } from '#contract/fields.ts'
import { beingCatalogue } from './being-catalogue.ts'
import type { CatalogueDocument } from './catalogue.ts'
import defaultDocument from './default-catalogue.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

const english = defaultDocument as CatalogueDocument
const others = Language.anyOf.map(({ const: language }) => language).filter((language) => language !== 'en')

/** Everything but the words. */
const bones = ({ fhns, measures, purposes, stakeholders, metrics }: CatalogueDocument) => ({
  fhns: fhns.map(({ p_fhn: _name, description: _text, ...rest }) => rest),
  measures: measures.map(({ measure: _name, description: _text, ...rest }) => rest),
  purposes: purposes.map(({ purpose: _name, description: _text, ...rest }) => rest),
  stakeholders: stakeholders.map(({ id }) => id),
  metrics: metrics.map(({ metric_text: _text, ...rest }) => rest),
})
const names = ({ fhns, measures, purposes, stakeholders, metrics }: CatalogueDocument) => [
  ...fhns.map(({ p_fhn }) => p_fhn),
  ...measures.map(({ measure }) => measure),
  ...purposes.map(({ purpose }) => purpose),
  ...stakeholders.map(({ stakeholder }) => stakeholder),
  ...metrics.map(({ metric_text }) => metric_text),
]

test('English is the catalogue as it stands', async () => {
  expect(await inLanguage(english, 'en')).toBe(english)
})

test.for(others)('in %s it has the same ids and links, other words, and no name twice', async (language) => {
  const spoken = await inLanguage(english, language)
  expect(bones(spoken)).toEqual(bones(english))
  for (const list of [spoken.fhns, spoken.measures, spoken.purposes, spoken.stakeholders, spoken.metrics]) {
    const told = list.map((entry) => JSON.stringify({ ...entry, id: 0 }))
    expect(new Set(told).size).toBe(told.length)
  }
  const same = names(spoken).filter((name) => names(english).includes(name))
  expect(same.length).toBeLessThan(10)
  const categories = new Set(spoken.stakeholder_categories)
  expect(spoken.stakeholders.filter(({ stakeholder_category }) => !categories.has(stakeholder_category))).toEqual([])
})

test.for([
  ['de', 'Sein, Haben, Tun, Befinden, Keine'],
  ['es', 'Ser, Tener, Hacer, Estar, Ninguno'],
] as const)('Max-Neef’s own measures have his own names in %s', async ([language, measures]) => {
  const spoken = await inLanguage(beingCatalogue, language)
  expect(spoken.measures.map(({ measure }) => measure).join(', ')).toBe(measures)
  expect(bones(spoken)).toEqual(bones(beingCatalogue))
})

test.for(others)('and are worded anew in %s', async (language) => {
  const { measures } = await inLanguage(beingCatalogue, language)
  const before = new Set(beingCatalogue.measures.flatMap(({ measure, description }) => [measure, description]))
  expect(measures.filter(({ measure, description }) => before.has(measure) || before.has(description))).toEqual([])
})

test('what a host has worded otherwise stays, whatever the language', async () => {
  const [first, ...rest] = english.metrics
  const own = { ...first!, metric_text: 'Our own number' }
  const added = { id: 900, metric_text: 'Another one', purposes: [1], stakeholders: [] }
  const spoken = await inLanguage({ ...english, metrics: [own, ...rest, added] }, 'de')
  expect(spoken.metrics[0]!.metric_text).toBe('Our own number')
  expect(spoken.metrics.at(-1)!.metric_text).toBe('Another one')
  expect(spoken.metrics[1]!.metric_text).not.toBe(english.metrics[1]!.metric_text)
})

test('what a host wrote in a language comes before everything else, and a category is said for all of it', async () => {
  const [first, second, ...rest] = english.metrics
  const people = english.stakeholders.map((person, at) =>
    at === 0 ? { ...person, 'stakeholder_category@de': 'Leute', 'stakeholder@en': 'Folks' } : person,
  )
  const own = {
    ...english,
    metrics: [
      { ...first!, 'metric_text@de': 'Eigene Zahl' },
      { ...second!, metric_text: 'Zahl', 'metric_text@en': 'Number' },
      ...rest,
    ],
    stakeholders: people,
  }
  const german = await inLanguage(own, 'de')
  expect(german.metrics.slice(0, 2).map(({ metric_text }) => metric_text)).toEqual(['Eigene Zahl', 'Zahl'])
  const ofFirst = english.stakeholders.filter(
    (person) => person.stakeholder_category === people[0]!.stakeholder_category,
  )
  expect(german.stakeholders.filter((person) => person.stakeholder_category === 'Leute')).toHaveLength(ofFirst.length)
  expect(german.stakeholder_categories).toContain('Leute')
  expect(bones(german)).toEqual(bones(english))

  const said = await inLanguage(own, 'en')
  expect(said.metrics.slice(0, 2).map(({ metric_text }) => metric_text)).toEqual([first!.metric_text, 'Number'])
  expect(said.stakeholders[0]).toEqual({ ...english.stakeholders[0], stakeholder: 'Folks' })
})
