import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { outlineOf, type Outline, type RatingOutline } from '#contract/outline.ts'
import { untangle } from './untangle.ts'

/**
 * What the map draws of a solution, in the order it draws it. A rating of None is left out, unless requirements
 * of an earlier rating still hang on it.
 */
export function mapOutline(chain: Chain, outline = outlineOf(chain)): Outline {
  const needs = chain.fhns.map(({ id }) => id)
  const place = ({ fhn_id, virtuous }: RatingOutline) =>
    (virtuous ? 0 : needs.length + 1) + (fhn_id === chain.primary_fhn ? 0 : needs.indexOf(fhn_id) + 1)
  return untangle({
    ...outline,
    stories: outline.stories.map((story) => ({
      ...story,
      options: story.options.map((option) => ({
        ...option,
        // a rating of None is one too
        isHalfRated: new Set(option.ratings.map(({ virtuous }) => virtuous)).size === 1,
        ratings: option.ratings
          .filter(({ measure, requirements }) => measure !== MEASURE_NONE || requirements.length > 0)
          .toSorted((one, other) => place(one) - place(other)),
      })),
    })),
  })
}

/** One outline a story, with the purposes and people of that story alone: rows that can stand on different pages. */
export function outlineByStory(outline: Outline): Outline[] {
  return outline.stories.map((story) => ({
    ...outline,
    purposes: outline.purposes.filter(({ id }) => story.purpose_ids.includes(id)),
    stakeholders: outline.stakeholders.filter(({ id }) => story.stakeholder_ids.includes(id)),
    stories: [story],
  }))
}
