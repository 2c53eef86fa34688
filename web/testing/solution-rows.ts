import type { CockpitRow } from '#contract/cockpit.ts'

/** A solution in the cockpit that has its purposes and, where nothing else is said, no more. */
export const solutionAt = (id: number, progress: Partial<CockpitRow['progress']> = {}): CockpitRow => ({
  id,
  solution_name: `Solution ${id}`,
  p_fhn: 'Freedom',
  last_activity: null,
  progress: {
    solution_id: id,
    purposes: 1,
    metrics: 0,
    stakeholders: 0,
    metrics_without_stakeholder: 0,
    stories_written: 0,
    options: 0,
    stories_without_option: 0,
    options_rated: 0,
    options_half_rated: 0,
    ratings: 0,
    ratings_without_requirement: 0,
    requirements: 0,
    options_to_recheck: 0,
    requirements_to_recheck: 0,
    next_option_to_rate: null,
    next_option_to_require: null,
    ...progress,
  },
})
