import type { Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { purposeKey, ratingKey, stakeholderItem, stakeholderKey, type Layer } from '../../domain/chain/chain-graph.ts'

/** One thread from purpose to requirement, as keys of the graph; a layer it does not reach is empty. */
type MatrixRow = Record<Layer, readonly string[]>

/** Every thread once, down to where it ends. */
export function matrixRows(outline: Outline): MatrixRow[] {
  const nothing: MatrixRow = {
    purpose: [],
    metric: [],
    stakeholder: [],
    story: [],
    option: [],
    rating: [],
    requirement: [],
  }
  const known = new Set(outline.stakeholders.map(({ id }) => id))
  const rows = outline.stories.flatMap((story) => {
    const told: MatrixRow = {
      ...nothing,
      purpose: story.purpose_ids.map(purposeKey),
      metric: [metricName(story.metric_id)],
      stakeholder: story.stakeholder_ids.filter((id) => known.has(id)).map((id) => stakeholderKey(id, story.id)),
      story: [storyName(story.id)],
    }
    return orElse(
      told,
      story.options.flatMap((option) => {
        const made = { ...told, option: [optionName(option.id)] }
        return orElse(
          made,
          option.ratings.flatMap((rating) => {
            const rated = { ...made, rating: [ratingKey(rating.id)] }
            return orElse(
              rated,
              rating.requirements.map(({ id }) => ({ ...rated, requirement: [requirementName(id)] })),
            )
          }),
        )
      }),
    )
  })
  // purposes without a metric
  const served = new Set(outline.stories.flatMap(({ purpose_ids }) => purpose_ids))
  const concerned = new Set(outline.stories.flatMap(({ stakeholder_ids }) => stakeholder_ids))
  return [
    ...rows,
    ...outline.purposes
      .filter(({ id }) => !served.has(id))
      .map(({ id }) => ({ ...nothing, purpose: [purposeKey(id)] })),
    ...outline.stakeholders
      .filter(({ id }) => !concerned.has(id))
      .map(({ id }) => ({ ...nothing, stakeholder: [stakeholderItem(id)] })),
  ]
}

const orElse = (row: MatrixRow, rows: MatrixRow[]) => (rows.length > 0 ? rows : [row])
