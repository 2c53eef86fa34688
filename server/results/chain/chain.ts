import type { Chain } from '#contract/chain.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Queries } from '../../db/schema.ts'
import { findSolution } from '../../steps/solutions/solutions.sql.ts'
import { listStories } from '../../solution-parts/stories.sql.ts'
import { listChainOptions, listChainRatings, listChainRequirements } from './chain.sql.ts'
import { listStakeholderIds } from '../../solution-parts/stories.sql.ts'

/** A solution from purpose to requirement; names come from the catalogue of its workshop. */
export async function readChainOf(db: Queries, catalogue: Catalogue, solutionId: number): Promise<Chain> {
  const { purpose_ids, ...solution } = await findSolution(db, solutionId)
  const stakeholderIds = await listStakeholderIds(db, solutionId)
  const stories = await listStories(db, solutionId)
  const options = await listChainOptions(db, solutionId)
  const ratings = await listChainRatings(db, solutionId)
  const requirements = await listChainRequirements(db, solutionId)
  return {
    ...solution,
    purposes: catalogue.purposes.filter(({ id }) => purpose_ids.includes(id)),
    fhns: catalogue.fhns.slice(0, FHN_COUNT),
    measures: catalogue.measures,
    stakeholders: stakeholderIds.map((id) => catalogue.stakeholder(id)).filter((person) => person !== undefined),
    stories: stories.map((story) => ({
      ...story,
      metric_text: catalogue.metricText(story.metric_id),
      purpose_ids: catalogue.purposeIdsOfMetric(story.metric_id).filter((id) => purpose_ids.includes(id)),
      stakeholder_ids: catalogue
        .potentialStakeholders(story.metric_id)
        .map(({ id }) => id)
        .filter((id) => stakeholderIds.includes(id)),
    })),
    options: options.map((option) => ({ ...option, recheck: option.recheck === 1 })),
    ratings: ratings.map((rating) => ({ ...rating, virtuous: rating.virtuous === 1 })),
    requirements: requirements.map((requirement) => ({ ...requirement, recheck: requirement.recheck === 1 })),
  }
}
