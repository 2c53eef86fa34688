import { expect, test } from 'vitest'
import { groupByMeasure } from './requirement-groups.ts'

const fhns = ['Subsistence', 'Protection', 'Affection'].map((p_fhn, index) => ({ id: index + 1, p_fhn }))
const measures = [
  { id: 1, measure: 'Synergic' },
  { id: 4, measure: 'Inhibiting' },
  { id: 5, measure: 'None' },
]
const rating = (id: number, fhn_id: number, virtuous: boolean, measure: number) => ({
  id,
  functional_option_id: 34,
  fhn_id,
  virtuous,
  measure,
})
const analysis = {
  virtuous: [rating(13, 3, true, 4), rating(12, 2, true, 5), rating(11, 1, true, 4)],
  vicious: [rating(21, 1, false, 4), rating(22, 2, false, 1)],
}
const requirements = [
  { id: 71, option_analysis_id: 11, specification: 'Show the load limit.' },
  { id: 72, option_analysis_id: 12, specification: 'Of a rating that became None.' },
  { id: 73, option_analysis_id: 11, specification: 'Show it in crates.' },
]

test('one group a measure, ascending, without None; virtuous needs first, each in the order of the needs', () => {
  const groups = groupByMeasure({ analysis, requirements, fhns, measures })
  expect(groups.map(({ measure, name }) => [measure, name])).toEqual([
    [1, 'Synergic'],
    [4, 'Inhibiting'],
  ])
  expect(groups[1]?.needs.map(({ fhnName, direction }) => `${fhnName} ${direction}`)).toEqual([
    'Subsistence Virtuous',
    'Affection Virtuous',
    'Subsistence Vicious',
  ])
})

test('each rating lists its own requirements; those of a rating set to None are not shown', () => {
  const shown = groupByMeasure({ analysis, requirements, fhns, measures }).flatMap(({ needs }) => needs)
  expect(shown.find((need) => need.analysisId === 11)?.requirements.map(({ id }) => id)).toEqual([71, 73])
  expect(shown.flatMap((need) => need.requirements.map(({ id }) => id))).toEqual([71, 73])
})

test('without ratings, or with None alone, there is no group', () => {
  const none = { virtuous: [rating(12, 2, true, 5)], vicious: [] }
  expect(groupByMeasure({ analysis: none, requirements, fhns, measures })).toEqual([])
  expect(groupByMeasure({ analysis: { virtuous: [], vicious: [] }, requirements, fhns, measures })).toEqual([])
})
