import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { optionsOf, type OptionOutline, type Outline, type RatingOutline } from '#contract/outline.ts'
import { needsInOrder } from '../../../domain/options/option-cells.ts'

interface FoundedRequirement {
  requirement: Chain['requirements'][number]
  /** What it follows from. */
  rating: RatingOutline
  /** What is settled about the option it belongs to. */
  decision: OptionOutline['decision']
}

export interface NeedWithRequirements {
  need: Chain['fhns'][number]
  requirements: FoundedRequirement[]
}

/**
 * Every need with what was required for it, the primary one first, and within it in the order of the options.
 * Requirements of a rating that is None now are left out; they are among the gaps.
 */
export function requirementsByNeed(chain: Chain, outline: Outline): NeedWithRequirements[] {
  const founded = [...optionsOf(outline)].flatMap(({ option: { ratings, decision } }) =>
    ratings.flatMap((rating) => rating.requirements.map((requirement) => ({ requirement, rating, decision }))),
  )
  return needsInOrder(chain).map((need) => ({
    need,
    requirements: founded.filter(({ rating }) => rating.fhn_id === need.id && rating.measure !== MEASURE_NONE),
  }))
}
