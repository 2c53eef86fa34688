import type { Endpoint } from '#contract/endpoint.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { removeMetric } from '#contract/metrics.ts'
import { deleteSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { removeStakeholder } from '#contract/stakeholders.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import type { CallOptions } from './call-options.ts'
import type { Workbench } from './workbench.ts'

export type Full = Awaited<ReturnType<Workbench['fullSolution']>>

/** Every kind of deletion, by what undo calls it. */
export const everyDeletion: Record<string, (full: Full) => [Endpoint, CallOptions]> = {
  solution: ({ solution }) => [deleteSolution, { params: { id: solution.id } }],
  reset: ({ solution }) => [
    setSolutionPurposes,
    { body: { solution_id: solution.id, purpose_ids: [3], metrics_action: 'reset' } },
  ],
  metric: ({ solution }) => [removeMetric, { params: { solution_id: solution.id, metric_id: 27 } }],
  stakeholder: ({ solution }) => [removeStakeholder, { params: { solution_id: solution.id, stakeholder_id: 1 } }],
  option: ({ option }) => [deleteFunctionalOption, { params: { id: option.id } }],
  requirement: ({ requirement }) => [deleteSystemRequirement, { params: { id: requirement.id } }],
}
