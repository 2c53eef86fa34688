import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Deleted, Id, IdParam, Own } from './fields.ts'
import { UserStoryRow } from './user-stories.ts'

const tag = 'stakeholders'

export const PotentialStakeholder = Type.Object({
  id: Id,
  stakeholder: Type.String(),
  stakeholder_category: Type.String(),
  already_added: Type.Boolean(),
  own: Own,
})
export type PotentialStakeholder = Static<typeof PotentialStakeholder>

export const MetricWithStakeholders = Type.Object({
  ...UserStoryRow.properties,
  potential_stakeholders: Type.Array(PotentialStakeholder),
})
export type MetricWithStakeholders = Static<typeof MetricWithStakeholders>

export const MetricsWithStakeholders = Type.Object({
  solution_name: Type.String(),
  metrics: Type.Array(MetricWithStakeholders),
  others: Type.Optional(
    Type.Array(PotentialStakeholder, {
      description: 'Stakeholders of the solution whom none of its metrics concerns; absent where there are none.',
    }),
  ),
})
export type MetricsWithStakeholders = Static<typeof MetricsWithStakeholders>

export const listMetricsWithStakeholders = endpoint({
  method: 'GET',
  path: '/api/solution/{id}/metrics-stakeholders',
  tag,
  summary: "A solution's metrics with the stakeholders each could have",
  params: IdParam,
  status: 200,
  response: MetricsWithStakeholders,
  access: { kind: 'solution', ids: 'params.id' },
})

export const addStakeholder = endpoint({
  method: 'POST',
  path: '/api/solution-stakeholders',
  tag,
  summary: 'Add a stakeholder to a solution',
  body: Type.Object({ solution_id: Id, stakeholder_id: Id }),
  status: 201,
  response: Type.Object({ solution_id: Id, stakeholder_id: Id }),
  errors: ['UNKNOWN_REFERENCE', 'STAKEHOLDER_ALREADY_ADDED'],
  access: { kind: 'solution', ids: 'body.solution_id' },
})

export const removeStakeholder = endpoint({
  method: 'DELETE',
  path: '/api/solution-stakeholders/{solution_id}/{stakeholder_id}',
  tag,
  summary: 'Remove a stakeholder from a solution',
  params: Type.Object({ solution_id: Id, stakeholder_id: Id }),
  status: 200,
  response: Deleted,
  access: { kind: 'solution', ids: 'params.solution_id' },
})
