import { expect, test } from 'vitest'
import { insightMessages } from '#contract/insight-messages.ts'
import { exampleChain, measuresWithoutEffects, option, rating, requirement, story } from '../testing/example-chain.ts'
import { gapKinds, gapsOf, type GapKind } from './gaps.ts'

/** The ids of what is missing, without the kinds of which nothing is. */
function found(parts: Parameters<typeof exampleChain>[0]) {
  const gaps = gapsOf(exampleChain(parts))
  const ids = gapKinds.map((kind): [GapKind, number[]] => [kind, gaps[kind].map(({ id }) => id)])
  return Object.fromEntries(ids.filter(([, list]) => list.length > 0))
}

const full = {
  stories: [story(1)],
  options: [option(7, 1)],
  ratings: [rating(7, 9, true, 1), rating(7, 9, false, 4)],
  requirements: [requirement(88, rating(7, 9, false, 4).id)],
}

test('a chain without a gap has none', () => {
  expect(found(full)).toEqual({})
  expect(found({})).toEqual({})
})

test('a metric whose story is blank, and a story without an option', () => {
  const stories = [story(1), story(2, { user_story: ' \n' }), story(3)]
  expect(found({ ...full, stories })).toEqual({ metricsWithoutStory: [2], storiesWithoutOption: [2, 3] })
})

test('an option is rated in each direction for itself; rated None is rated', () => {
  const options = [option(7, 1), option(8, 1), option(9, 1)]
  const ratings = [...full.ratings, rating(8, 1, true, 5)]
  expect(found({ ...full, options, ratings })).toEqual({
    optionsNotRatedVirtuous: [9],
    optionsNotRatedVicious: [8, 9],
  })
})

test('a harm, or what only seems to help, asks for a requirement; help does not', () => {
  const ratings = [rating(7, 1, true, 2), rating(7, 2, true, 3), ...full.ratings]
  expect(found({ ...full, ratings, requirements: [] })).toEqual({
    harmsUnanswered: [rating(7, 1, true, 2).id, rating(7, 9, false, 4).id],
  })
})

test('an option that is not to be built harms nobody', () => {
  const harmful = { ...full, requirements: [] }
  expect(found({ ...harmful, options: [option(7, 1, { decision: 'rejected' })] })).toEqual({})
  expect(found({ ...harmful, options: [option(7, 1, { decision: 'adapted' })] })).toHaveProperty('harmsUnanswered')
})

test('without effects nothing is a harm', () => {
  expect(found({ ...full, requirements: [], measures: measuresWithoutEffects })).toEqual({})
})

test('what is to be looked at again, and requirements whose rating became None', () => {
  const ratings = [...full.ratings, rating(7, 1, true, 5)]
  const requirements = [...full.requirements, requirement(89, rating(7, 1, true, 5).id, { recheck: true })]
  expect(found({ ...full, ratings, requirements, options: [option(7, 1, { recheck: true })] })).toEqual({
    optionsToRecheck: [7],
    requirementsToRecheck: [89],
    requirementsOfNone: [89],
  })
})

test('every kind has its place in the order, and its sentence', () => {
  expect([...gapKinds].toSorted()).toEqual(Object.keys(gapsOf(exampleChain())).toSorted())
  expect(insightMessages.gaps.harmsUnanswered(1)).toBe('1 harm no requirement answers')
  expect(insightMessages.gaps.harmsUnanswered(2)).toBe('2 harms no requirement answers')
})
