import { expect, test } from 'vitest'
import { emptyChain, optionOf, ratingOf, requirementOf, storyOf } from '../../../testing/chains.ts'
import { outlineOf } from '#contract/outline.ts'
import type { Chain } from '#contract/chain.ts'
import { analysedOptions } from './analysed-options.ts'

const chain = {
  ...emptyChain,
  stories: [storyOf(1), storyOf(2)],
  options: [optionOf(7, 2), optionOf(8, 1), optionOf(9, 1)],
  ratings: [
    ratingOf(1, 8, 1, 9, true),
    ratingOf(2, 8, 4, 9, false),
    ratingOf(3, 8, 2, 1, true),
    ratingOf(4, 8, 5, 2, true),
    ratingOf(5, 7, 5, 1, true),
  ],
  requirements: [requirementOf(88, 2), requirementOf(89, 1), requirementOf(90, 4)],
}

const analysed = (of: Chain) => analysedOptions(of, outlineOf(of))

test('options stand in the order of their stories', () => {
  expect(analysed(chain).map(({ option }) => option.id)).toEqual([8, 9, 7])
})

test('touched needs come with both directions, their reading and what answers them, the primary one first', () => {
  const [first] = analysed(chain)
  expect(first?.touched).toMatchObject([
    { need: { id: 9 }, virtuous: 1, vicious: 4, reading: 'fragile', requirementIds: [89, 88] },
    { need: { id: 1 }, virtuous: 2, vicious: 5, reading: 'wishful', requirementIds: [] },
  ])
  expect(first?.untouched.map(({ id }) => id)).toEqual([2])
})

test('an option that is rated one way only has no readings', () => {
  const [first] = analysed({ ...chain, ratings: chain.ratings.filter(({ virtuous }) => virtuous) })
  expect(first?.touched).toMatchObject([
    { need: { id: 9 }, virtuous: 1, vicious: undefined, reading: undefined },
    { need: { id: 1 }, virtuous: 2, vicious: undefined, reading: undefined },
  ])
})

test('a ring shows all needs in the order of the catalogue; a direction that nobody rated has none', () => {
  const [rated, unrated, ratedNone] = analysed(chain)
  expect(rated?.virtuous).toMatchObject([
    { name: 'Subsistence', measure: 2, measureName: 'Pseudo-satisfier' },
    { name: 'Protection', measure: 5, measureName: 'None' },
    { name: 'Freedom', measure: 1, measureName: 'Synergic' },
  ])
  expect(unrated).toMatchObject({ virtuous: undefined, vicious: undefined, touched: [] })
  expect(ratedNone?.virtuous).toHaveLength(3)
  expect(ratedNone?.vicious).toBeUndefined()
})

test('without effects nothing is read into a pair', () => {
  const measures = emptyChain.measures.map(({ id, measure }) => ({ id, measure }))
  expect(analysed({ ...chain, measures })[0]?.touched[0]?.reading).toBeUndefined()
})
