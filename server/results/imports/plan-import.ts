import type { SolutionDocument } from '#contract/exports.ts'
import type { ReferenceMatcher } from './match-references.ts'

export type SolutionPlan = ReturnType<typeof planSolution>

/** What a solution of a file would make; what stands in the way is noted with its place by the matcher. */
export function planSolution(solution: SolutionDocument, path: string, matcher: ReferenceMatcher) {
  const purpose_ids = solution.purposes.map((purpose, index) =>
    matcher.find('purpose', purpose, `${path}.purposes.${index}`),
  )
  matcher.refuseTwice('purpose', purpose_ids, (index) => `${path}.purposes.${index}`)
  const stakeholder_ids = solution.stakeholders.map((person, index) =>
    matcher.find('stakeholder', person, `${path}.stakeholders.${index}`),
  )
  matcher.refuseTwice('stakeholder', stakeholder_ids, (index) => `${path}.stakeholders.${index}`)

  const stories = solution.user_stories.map((story, index) =>
    planStory(story, `${path}.user_stories.${index}`, matcher),
  )
  const metricIds = stories.map(({ metric_id }) => metric_id)
  matcher.refuseTwice('metric', metricIds, (index) => `${path}.user_stories.${index}.metric`)
  return {
    solution_name: solution.solution_name.trim(),
    user_email: solution.user_email.trim(),
    created_at: solution.created_at ?? new Date().toISOString(),
    primary_fhn: matcher.find('need', solution.primary_fhn, `${path}.primary_fhn`),
    purpose_ids,
    stakeholder_ids,
    stories,
  }
}

type StoryDocument = SolutionDocument['user_stories'][number]
type OptionDocument = StoryDocument['functional_options'][number]

function planStory({ metric, user_story, functional_options }: StoryDocument, path: string, matcher: ReferenceMatcher) {
  return {
    metric_id: matcher.find('metric', metric, `${path}.metric`),
    user_story,
    options: functional_options.map((option, index) =>
      planOption(option, `${path}.functional_options.${index}`, matcher),
    ),
  }
}

function planOption(option: OptionDocument, path: string, matcher: ReferenceMatcher) {
  const ratings = option.ratings.map(({ fhn, virtuous, measure, requirements }, index) => ({
    fhn_id: matcher.find('need', fhn, `${path}.ratings.${index}.fhn`),
    virtuous: Number(virtuous),
    measure: matcher.find('measure', measure, `${path}.ratings.${index}.measure`),
    requirements: requirements.map(({ specification, recheck }) => ({
      specification,
      recheck: Number(recheck ?? false),
    })),
  }))
  const keys = ratings.map(({ fhn_id, virtuous }) => (fhn_id === 0 ? 0 : `${fhn_id} ${virtuous}`))
  matcher.refuseTwice('rating', keys, (index) => `${path}.ratings.${index}`)
  return {
    functional_option: option.functional_option,
    decision: option.decision ?? null,
    decision_reason: option.decision_reason ?? '',
    recheck: Number(option.recheck ?? false),
    ratings,
  }
}

/** How much a plan makes, for the report. */
export function countPlan({ solution_name, stakeholder_ids, stories }: SolutionPlan) {
  const options = stories.flatMap((story) => story.options)
  const ratings = options.flatMap((option) => option.ratings)
  return {
    solution_name,
    metrics: stories.length,
    stakeholders: stakeholder_ids.length,
    options: options.length,
    ratings: ratings.length,
    requirements: ratings.reduce((sum, { requirements }) => sum + requirements.length, 0),
  }
}

export function rowsOf(plan: SolutionPlan): number {
  const { metrics, stakeholders, options, ratings, requirements } = countPlan(plan)
  return 1 + plan.purpose_ids.length + metrics + stakeholders + options + ratings + requirements
}
