import type { Chain } from './chain.ts'
import { MEASURE_NONE } from './limits.ts'
import { isHarmfulOrHollow } from './reading.ts'

type Option = Chain['options'][number]

/**
 * Where the chain from purpose to requirement is broken, and what stands in the way; each list in creation order. The
 * names are those of their sentences in `insightMessages.gaps`.
 */
export function gapsOf({ purposes, stakeholders, stories, options, measures, ratings, requirements }: Chain) {
  const served = new Set(stories.flatMap(({ purpose_ids }) => purpose_ids))
  const concerned = new Set(stories.flatMap(({ stakeholder_ids }) => stakeholder_ids))
  const withOption = new Set(options.map(({ user_story_id }) => user_story_id))
  const rated = new Set(ratings.map(({ functional_option_id, virtuous }) => key(functional_option_id, virtuous)))
  const isUnrated = (virtuous: boolean) => (option: Option) => !rated.has(key(option.id, virtuous))
  const effects = new Map(measures.map(({ id, effect }) => [id, effect]))
  const answered = new Set(requirements.map(({ option_analysis_id }) => option_analysis_id))
  // an option that was rejected does no harm
  const dropped = new Set(options.filter(({ decision }) => decision === 'rejected').map(({ id }) => id))
  const none = new Set(ratings.filter(({ measure }) => measure === MEASURE_NONE).map(({ id }) => id))
  return {
    purposesUnserved: purposes.filter(({ id }) => !served.has(id)),
    metricsWithoutStakeholder: stories.filter(({ stakeholder_ids }) => stakeholder_ids.length === 0),
    stakeholdersUnconcerned: stakeholders.filter(({ id }) => !concerned.has(id)),
    metricsWithoutStory: stories.filter(({ user_story }) => user_story.trim() === ''),
    storiesWithoutOption: stories.filter(({ id }) => !withOption.has(id)),
    optionsNotRatedVirtuous: options.filter(isUnrated(true)),
    optionsNotRatedVicious: options.filter(isUnrated(false)),
    harmsUnanswered: ratings.filter(
      ({ id, functional_option_id, measure }) =>
        isHarmfulOrHollow(effects.get(measure)) && !answered.has(id) && !dropped.has(functional_option_id),
    ),
    ratingsWithoutRequirement: ratings.filter(({ id, measure }) => measure !== MEASURE_NONE && !answered.has(id)),
    optionsToRecheck: options.filter(({ recheck }) => recheck),
    requirementsToRecheck: requirements.filter(({ recheck }) => recheck),
    /** Requirements of a rating that is None now: kept in case the rating comes back, and shown nowhere else. */
    requirementsOfNone: requirements.filter(({ option_analysis_id }) => none.has(option_analysis_id)),
  } satisfies Record<string, { id: number }[]>
}

export type Gaps = ReturnType<typeof gapsOf>
export type GapKind = keyof Gaps

/** From the purposes down to the requirements, and last what only has to be looked at again. */
export const gapKinds = [
  'purposesUnserved',
  'metricsWithoutStakeholder',
  'stakeholdersUnconcerned',
  'metricsWithoutStory',
  'storiesWithoutOption',
  'optionsNotRatedVirtuous',
  'optionsNotRatedVicious',
  'harmsUnanswered',
  'ratingsWithoutRequirement',
  'optionsToRecheck',
  'requirementsToRecheck',
  'requirementsOfNone',
] as const satisfies GapKind[]

const key = (optionId: number, virtuous: boolean) => `${optionId} ${virtuous}`
