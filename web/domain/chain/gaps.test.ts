import { expect, test } from 'vitest'
import type { Chain } from '#contract/chain.ts'
import { gapsMessages } from '#contract/messages/steps.ts'
import { emptyChain, optionOf, personOf, purposeOf, ratingOf, requirementOf, storyOf } from '../../testing/chains.ts'
import { gapKinds, gapsOf, type GapKind } from '#contract/gaps.ts'

/** The ids of what is missing, without the kinds of which nothing is. */
function found(parts: Partial<Chain>) {
  const gaps = gapsOf({ ...emptyChain, ...parts })
  const ids = gapKinds.map((kind): [GapKind, number[]] => [kind, gaps[kind].map(({ id }) => id)])
  return Object.fromEntries(ids.filter(([, list]) => list.length > 0))
}

const linked = (id: number, user_story = `Story ${id}`) =>
  storyOf(id, { user_story, purpose_ids: [3], stakeholder_ids: [4] })
const help = ratingOf(1, 7, 1, 9, true)
const harm = ratingOf(2, 7, 4, 9, false)
const full = {
  purposes: [purposeOf(3)],
  stakeholders: [personOf(4)],
  stories: [linked(1)],
  options: [optionOf(7, 1)],
  ratings: [help, harm],
  requirements: [requirementOf(87, help.id), requirementOf(88, harm.id)],
}

test('a chain without a gap has none', () => {
  expect(found(full)).toEqual({})
  expect(found({})).toEqual({})
})

test('a purpose that nothing serves, a metric that concerns nobody, and somebody whom no metric concerns', () => {
  expect(found({ ...full, stories: [storyOf(1)] })).toEqual({
    purposesUnserved: [3],
    metricsWithoutStakeholder: [1],
    stakeholdersUnconcerned: [4],
  })
})

test('a metric whose story is blank, and a story without an option', () => {
  const stories = [linked(1), linked(2, ' \n'), linked(3)]
  expect(found({ ...full, stories })).toEqual({ metricsWithoutStory: [2], storiesWithoutOption: [2, 3] })
})

test('an option is rated in each direction for itself; rated None is rated', () => {
  const options = [optionOf(7, 1), optionOf(8, 1), optionOf(9, 1)]
  const ratings = [...full.ratings, ratingOf(3, 8, 5)]
  expect(found({ ...full, options, ratings })).toEqual({
    optionsNotRatedVirtuous: [9],
    optionsNotRatedVicious: [8, 9],
  })
})

test('a harm, or what only seems to help, asks for a requirement; help does not', () => {
  const ratings = [ratingOf(3, 7, 2), help, harm]
  expect(found({ ...full, ratings, requirements: [] })).toEqual({
    harmsUnanswered: [3, harm.id],
    ratingsWithoutRequirement: [3, help.id, harm.id],
  })
})

test('an option that is not to be built harms nobody', () => {
  const harmful = { ...full, requirements: [] }
  expect(found({ ...harmful, options: [optionOf(7, 1, { decision: 'rejected' })] })).not.toHaveProperty(
    'harmsUnanswered',
  )
  expect(found({ ...harmful, options: [optionOf(7, 1, { decision: 'adapted' })] })).toHaveProperty('harmsUnanswered')
})

test('without effects nothing is a harm', () => {
  const measures = emptyChain.measures.map(({ id, measure }) => ({ id, measure }))
  expect(Object.keys(found({ ...full, requirements: [], measures }))).toEqual(['ratingsWithoutRequirement'])
})

test('what is to be looked at again, and requirements whose rating became None', () => {
  const ratings = [...full.ratings, ratingOf(3, 7, 5)]
  const requirements = [...full.requirements, requirementOf(89, 3, true)]
  expect(found({ ...full, ratings, requirements, options: [optionOf(7, 1, { recheck: true })] })).toEqual({
    optionsToRecheck: [7],
    requirementsToRecheck: [89],
    requirementsOfNone: [89],
  })
})

test('every kind has its place in the order, and its sentence', () => {
  expect([...gapKinds].toSorted()).toEqual(Object.keys(gapsOf(emptyChain)).toSorted())
  expect(gapsMessages.harmsUnanswered(1)).toBe('1 rating that harms or only seems to help, without a requirement')
  expect(gapsMessages.harmsUnanswered(2)).toBe('2 ratings that harm or only seem to help, without a requirement')
})
