import { expect, test } from 'vitest'
import { MEASURE_NONE } from '#contract/limits.ts'
import { Catalogue } from './catalogue.ts'
import defaultCatalogue from './default-catalogue.json' with { type: 'json' }
import type { CatalogueDocument } from './catalogue.ts'

const document = defaultCatalogue as CatalogueDocument
const lists = [document.fhns, document.measures, document.purposes, document.stakeholders, document.metrics]

test('the default catalogue holds 9 needs, 5 measures, 11 purposes, 49 stakeholders and 97 metrics', () => {
  expect(lists.map((list) => list.length)).toEqual([9, 5, 11, 49, 97])
  expect(document.measures.at(-1)).toMatchObject({ id: MEASURE_NONE, measure: 'None' })
})

test('its ids count from one in each list', () => {
  for (const list of lists) expect(list.map(({ id }) => id)).toEqual(list.map((_, index) => index + 1))
})

test('everything in it is described, and most metrics name their source', () => {
  for (const entry of [...document.fhns, ...document.measures, ...document.purposes])
    expect(entry.description).toBeTruthy()
  expect(document.metrics.filter((metric) => metric.source)).toHaveLength(85)
  const categories = new Set(document.stakeholder_categories)
  for (const person of document.stakeholders) expect(categories).toContain(person.stakeholder_category)
})

test('every metric serves known purposes and known stakeholders, and nothing is left over', () => {
  const purposes = new Set(document.metrics.flatMap((metric) => metric.purposes))
  const stakeholders = new Set(document.metrics.flatMap((metric) => metric.stakeholders))
  expect([...purposes].toSorted((a, b) => a - b)).toEqual(document.purposes.map(({ id }) => id))
  expect([...stakeholders].toSorted((a, b) => a - b)).toEqual(document.stakeholders.map(({ id }) => id))
})

test('ids outside the catalogue are refused', () => {
  const catalogue = new Catalogue(1, document)
  expect(() => catalogue.requireMetric(97)).not.toThrow()
  for (const ask of [
    () => catalogue.requireFhn(10),
    () => catalogue.requireMeasure(0),
    () => catalogue.requirePurpose(12),
    () => catalogue.requireStakeholder(50),
    () => catalogue.requireMetric(98),
  ]) {
    expect(ask).toThrow(expect.objectContaining({ code: 'UNKNOWN_REFERENCE' }))
  }
})
