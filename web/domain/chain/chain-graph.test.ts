import { expect, test } from 'vitest'
import { emptyChain, optionOf, personOf, purposeOf, ratingOf, requirementOf, storyOf } from '../../testing/chains.ts'
import { graphOf, threadOf } from './chain-graph.ts'
import { mapOutline } from './map-outline.ts'

/** Two metrics that share a purpose and a stakeholder. */
const chain = {
  ...emptyChain,
  purposes: [1, 2].map(purposeOf),
  stakeholders: [1, 2, 3].map(personOf),
  stories: [
    storyOf(1, { purpose_ids: [1], stakeholder_ids: [1] }),
    storyOf(2, { purpose_ids: [1, 2], stakeholder_ids: [1, 2] }),
  ],
  options: [optionOf(31, 1), optionOf(32, 2)],
  ratings: [ratingOf(5, 31, 4), ratingOf(6, 32, 1), ratingOf(7, 32, 5, 2), ratingOf(8, 32, 5, 9)],
  requirements: [requirementOf(88, 5), requirementOf(89, 8)],
}
const graph = graphOf(mapOutline(chain))
const thread = (item: string) => [...threadOf(graph, [item])].toSorted()

test('a requirement leads back to the purposes and people of its own metric', () => {
  expect(thread('R88')).toEqual(['A5', 'H1.S1', 'M21', 'O31', 'P1', 'R88', 'S1'])
})

test('a metric lights what it comes from and what comes from it', () => {
  expect(thread('M22')).toEqual(['A6', 'A8', 'H1.S2', 'H2.S2', 'M22', 'O32', 'P1', 'P2', 'R89', 'S2'])
})

test('a stakeholder joins no metric with the story of another, and no other stakeholder', () => {
  expect(thread('H2')).toEqual(['A6', 'A8', 'H2.S2', 'M22', 'O32', 'P1', 'P2', 'R89', 'S2'])
  expect(thread('H1')).toEqual(
    ['P1', 'P2', 'M21', 'M22', 'H1.S1', 'H1.S2', 'S1', 'S2', 'O31', 'O32', 'A5', 'A6', 'A8', 'R88', 'R89'].toSorted(),
  )
})

test('None is shown only where requirements still hang on it; people whom no metric concerns stand alone', () => {
  expect(graph.has('A7')).toBe(false)
  expect(graph.has('A8')).toBe(true)
  expect(thread('H3')).toEqual(['H3'])
})

test('an option that is rated one way only is half rated, and one whose other way is all None is not', () => {
  const ratings = [ratingOf(1, 31, 4), ratingOf(2, 32, 4), ratingOf(3, 32, 5, 1, false)]
  const options = [optionOf(31, 1), optionOf(32, 1), optionOf(33, 1)]
  const rated = graphOf(mapOutline({ ...chain, options, ratings, requirements: [] }))
  expect(['O31', 'O32', 'O33'].map((key) => rated.get(key)?.isHalfRated)).toEqual([true, false, false])
})
