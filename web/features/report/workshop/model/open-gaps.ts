import type { Chain } from '#contract/chain.ts'
import { gapsMessages } from '#contract/messages/steps.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { gapKinds, gapsOf, type GapKind, type Gaps } from '#contract/gaps.ts'

export interface OpenGap {
  kind: GapKind
  /** How many, and what is missing. */
  sentence: string
  /** Which they are; an option of several ratings is named once. */
  items: string[]
}

/** Where a solution is unfinished, shortly: kinds that are there, and the names of the items. */
export function openGapsOf(chain: Chain): OpenGap[] {
  const gaps = gapsOf(chain)
  return gapKinds
    .filter((kind) => gaps[kind].length > 0)
    .map((kind) => ({
      kind,
      sentence: gapsMessages[kind](gaps[kind].length),
      items: [...new Set(namesOf(kind, gaps))],
    }))
}

function namesOf(kind: GapKind, gaps: Gaps): string[] {
  switch (kind) {
    case 'purposesUnserved':
      return gaps[kind].map(({ purpose }) => purpose)
    case 'stakeholdersUnconcerned':
      return gaps[kind].map(({ stakeholder }) => stakeholder)
    case 'metricsWithoutStakeholder':
    case 'metricsWithoutStory':
      return gaps[kind].map(({ metric_id }) => metricName(metric_id))
    case 'storiesWithoutOption':
      return gaps[kind].map(({ id }) => storyName(id))
    case 'optionsNotRatedVirtuous':
    case 'optionsNotRatedVicious':
    case 'optionsToRecheck':
      return gaps[kind].map(({ id }) => optionName(id))
    case 'harmsUnanswered':
    case 'ratingsWithoutRequirement':
      return gaps[kind].map(({ functional_option_id }) => optionName(functional_option_id))
    case 'requirementsToRecheck':
      return gaps[kind].map(({ id }) => requirementName(id))
    case 'requirementsOfNone':
      // the text is shown too, because the document has them nowhere else
      return gaps[kind].map(({ id, specification }) => `${requirementName(id)} ${specification}`)
  }
}
