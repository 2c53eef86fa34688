import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Deleted, Id, Own } from './fields.ts'

const tag = 'metrics'

export const Metric = Type.Object({
  id: Id,
  metric_text: Type.String(),
  purposes: Type.Array(Type.String()),
  stakeholders: Type.Array(Type.String()),
  source: Type.Optional(Type.String()),
  own: Own,
})
export type Metric = Static<typeof Metric>

export const listMetrics = endpoint({
  method: 'GET',
  path: '/api/metrics',
  tag,
  summary: 'All metrics of the catalogue',
  status: 200,
  response: Type.Array(Metric),
  access: { kind: 'member' },
})

export const addMetric = endpoint({
  method: 'POST',
  path: '/api/user-stories',
  tag,
  summary: 'Add a metric to a solution; this opens its user story',
  body: Type.Object({ solution_id: Id, metric_id: Id }),
  status: 201,
  response: Type.Object({ user_story_id: Id, solution_id: Id, metric_id: Id }),
  errors: ['UNKNOWN_REFERENCE', 'METRIC_ALREADY_ADDED'],
  access: { kind: 'solution', ids: 'body.solution_id' },
})

export const removeMetric = endpoint({
  method: 'DELETE',
  path: '/api/user_stories_table/{solution_id}/{metric_id}',
  tag,
  summary: 'Remove a metric from a solution, with its story, options, ratings and requirements',
  params: Type.Object({ solution_id: Id, metric_id: Id }),
  status: 200,
  response: Deleted,
  access: { kind: 'solution', ids: 'params.solution_id' },
})
