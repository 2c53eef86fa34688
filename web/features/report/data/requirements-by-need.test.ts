import { expect, test } from 'vitest'
import { emptyChain, optionOf, ratingOf, requirementOf, storyOf } from '../../../testing/chains.ts'
import type { Chain } from '#contract/chain.ts'
import { outlineOf } from '#contract/outline.ts'
import { requirementsByNeed } from './requirements-by-need.ts'

const byNeed = (chain: Chain) => requirementsByNeed(chain, outlineOf(chain))

test('requirements stand under their needs, the primary one first; those of a rating that became None do not', () => {
  const needs = byNeed({
    ...emptyChain,
    stories: [storyOf(1)],
    options: [optionOf(7, 1), optionOf(8, 1)],
    ratings: [ratingOf(1, 8, 1, 9, true), ratingOf(2, 7, 4, 9, false), ratingOf(3, 7, 5, 1)],
    requirements: [requirementOf(88, 1), requirementOf(89, 2), requirementOf(90, 3)],
  })
  expect(
    needs.map(({ need, requirements }) => [need.p_fhn, requirements.map(({ requirement }) => requirement.id)]),
  ).toEqual([
    ['Freedom', [89, 88]],
    ['Subsistence', []],
    ['Protection', []],
  ])
})

test('a requirement tells what is settled about its option', () => {
  const [freedom] = byNeed({
    ...emptyChain,
    stories: [storyOf(1)],
    options: [optionOf(7, 1, { decision: 'rejected' }), optionOf(8, 1)],
    ratings: [ratingOf(1, 7, 1, 9), ratingOf(2, 8, 1, 9)],
    requirements: [requirementOf(88, 1), requirementOf(89, 2)],
  })
  expect(freedom?.requirements.map(({ decision }) => decision)).toEqual(['rejected', null])
})
