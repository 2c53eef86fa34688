import type { SolutionProgress } from '#contract/solutions.ts'

/** How far a solution is that has a purpose and nothing else yet, but for what is said. */
export const progressOf = (solution_id: number, more: Partial<SolutionProgress> = {}): SolutionProgress => ({
  solution_id,
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
  ...more,
})
