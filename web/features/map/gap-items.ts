import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { GapKind, Gaps } from '#contract/gaps.ts'
import { purposeKey, ratingKey, stakeholderItem } from '../../domain/chain/chain-graph.ts'

/** The items of the map in which a gap shows. */
export function gapItems(gaps: Gaps, kind: GapKind): string[] {
  switch (kind) {
    case 'purposesUnserved':
      return gaps[kind].map(({ id }) => purposeKey(id))
    case 'metricsWithoutStakeholder':
      return gaps[kind].map(({ metric_id }) => metricName(metric_id))
    case 'stakeholdersUnconcerned':
      return gaps[kind].map(({ id }) => stakeholderItem(id))
    case 'metricsWithoutStory':
    case 'storiesWithoutOption':
      return gaps[kind].map(({ id }) => storyName(id))
    case 'optionsNotRatedVirtuous':
    case 'optionsNotRatedVicious':
    case 'optionsToRecheck':
      return gaps[kind].map(({ id }) => optionName(id))
    case 'harmsUnanswered':
    case 'ratingsWithoutRequirement':
      return gaps[kind].map(({ id }) => ratingKey(id))
    case 'requirementsToRecheck':
    case 'requirementsOfNone':
      return gaps[kind].map(({ id }) => requirementName(id))
  }
}
