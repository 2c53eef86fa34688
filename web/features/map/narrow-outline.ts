import type { Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { purposeKey, ratingKey, stakeholderItem, stakeholderKey } from '../../domain/chain/chain-graph.ts'

/** The same map with these items alone. */
export function narrowOutline(outline: Outline, keys: ReadonlySet<string>): Outline {
  const stories = outline.stories
    .filter(({ id, metric_id }) => keys.has(storyName(id)) || keys.has(metricName(metric_id)))
    .map((story) => ({
      ...story,
      purpose_ids: story.purpose_ids.filter((id) => keys.has(purposeKey(id))),
      stakeholder_ids: story.stakeholder_ids.filter((id) => keys.has(stakeholderKey(id, story.id))),
      options: story.options
        .filter(({ id }) => keys.has(optionName(id)))
        .map((option) => ({
          ...option,
          ratings: option.ratings
            .filter(({ id }) => keys.has(ratingKey(id)))
            .map((rating) => ({
              ...rating,
              requirements: rating.requirements.filter(({ id }) => keys.has(requirementName(id))),
            })),
        })),
    }))
  const placed = new Set(stories.flatMap(({ stakeholder_ids }) => stakeholder_ids))
  return {
    ...outline,
    purposes: outline.purposes.filter(({ id }) => keys.has(purposeKey(id))),
    stakeholders: outline.stakeholders.filter(({ id }) => placed.has(id) || keys.has(stakeholderItem(id))),
    stories,
  }
}
