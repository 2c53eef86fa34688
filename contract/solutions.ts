import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Deleted, Email, Id, IdParam, Name, SessionCode, undoFields, WHEN_EMPTY, Who } from './fields.ts'
import { sessionScreensMessages } from './messages/shell.ts'
import { solutionDetailsMessages } from './messages/solution-details.ts'

const tag = 'solutions'

const SolutionName = Type.String({ ...Name, [WHEN_EMPTY]: solutionDetailsMessages.nameRequired })
const PrimaryFhn = Type.Integer({ ...Id, [WHEN_EMPTY]: solutionDetailsMessages.fhnRequired })
const UserEmail = Type.String({ ...Email, [WHEN_EMPTY]: sessionScreensMessages.emailMissing })

export const SolutionListItem = Type.Object({
  id: Id,
  solution_name: Type.String(),
  user_email: Who,
  purposes: Type.Array(Type.String()),
  p_fhn: Type.String(),
})
export type SolutionListItem = Static<typeof SolutionListItem>

export const Solution = Type.Object({
  id: Id,
  solution_name: Type.String(),
  user_email: Who,
  primary_fhn: Id,
  p_fhn: Type.String(),
  purposes: Type.Array(Type.String()),
  created_at: Type.String({ description: 'ISO 8601, UTC.' }),
})
export type Solution = Static<typeof Solution>

export const MetricsAction = Type.Union([Type.Literal('unchanged'), Type.Literal('add_only'), Type.Literal('reset')])
export type MetricsAction = Static<typeof MetricsAction>

export const SolutionPurposes = Type.Object({
  solution_id: Id,
  purpose_ids: Type.Array(Id),
  metrics_action: MetricsAction,
  ...undoFields,
})
export type SolutionPurposes = Static<typeof SolutionPurposes>

/** Counts per step, and what is still missing: the step bar shows them. */
export const SolutionProgress = Type.Object({
  solution_id: Id,
  purposes: Type.Integer(),
  metrics: Type.Integer(),
  stakeholders: Type.Integer(),
  metrics_without_stakeholder: Type.Integer(),
  stories_written: Type.Integer(),
  options: Type.Integer(),
  stories_without_option: Type.Integer(),
  options_rated: Type.Integer({ description: 'Options with stored ratings in both directions.' }),
  options_half_rated: Type.Integer({ description: 'Options with stored ratings in one direction only.' }),
  ratings: Type.Integer({ description: 'Cells rated other than None, both directions.' }),
  ratings_without_requirement: Type.Integer(),
  requirements: Type.Integer(),
  options_to_recheck: Type.Integer({ description: 'Options whose ratings were made for other words.' }),
  requirements_to_recheck: Type.Integer({ description: 'Requirements written for another rating.' }),
  next_option_to_rate: Type.Union([Id, Type.Null()]),
  next_option_to_require: Type.Union([Id, Type.Null()]),
  options_to_rate: Type.Optional(
    Type.Array(Id, { description: 'Options without stored ratings in one of the two directions, or in both.' }),
  ),
  options_to_require: Type.Optional(
    Type.Array(Id, { description: 'Options with a rating other than None that has no requirement.' }),
  ),
})
export type SolutionProgress = Static<typeof SolutionProgress>

export const listSolutions = endpoint({
  method: 'GET',
  path: '/api/solutions',
  tag,
  summary: 'The solutions of a session, in creation order',
  query: Type.Object({ session_id: SessionCode }),
  status: 200,
  response: Type.Array(SolutionListItem),
  access: { kind: 'session', code: 'query.session_id' },
})

export const readSolution = endpoint({
  method: 'GET',
  path: '/api/solutions/{id}',
  tag,
  summary: 'One solution',
  params: IdParam,
  status: 200,
  response: Solution,
  access: { kind: 'solution', ids: 'params.id' },
})

export const createSolution = endpoint({
  method: 'POST',
  path: '/api/solutions',
  tag,
  summary: 'Create a solution',
  body: Type.Object({
    solution_name: SolutionName,
    primary_fhn: PrimaryFhn,
    session_id: SessionCode,
    user_email: UserEmail,
  }),
  status: 201,
  response: Solution,
  errors: ['UNKNOWN_REFERENCE'],
  access: { kind: 'session', code: 'body.session_id' },
})

export const updateSolution = endpoint({
  method: 'PUT',
  path: '/api/solutions/{id}',
  tag,
  summary: 'Change the name and the primary FHN',
  params: IdParam,
  body: Type.Object({
    solution_name: SolutionName,
    primary_fhn: PrimaryFhn,
    previous: Type.Optional(Type.Object({ solution_name: Type.String(), primary_fhn: Id })),
  }),
  status: 200,
  response: Solution,
  errors: ['UNKNOWN_REFERENCE', 'SOLUTION_CHANGED'],
  access: { kind: 'solution', ids: 'params.id' },
})

export const deleteSolution = endpoint({
  method: 'DELETE',
  path: '/api/solutions/{id}',
  tag,
  summary: 'Delete a solution and all that hangs on it',
  params: IdParam,
  status: 200,
  response: Deleted,
  access: { kind: 'solution', ids: 'params.id' },
  whenDiskIsLow: 'makes room',
})

export const setSolutionPurposes = endpoint({
  method: 'POST',
  path: '/api/solution-purposes',
  tag,
  summary: 'Replace the purposes of a solution and apply the metrics action',
  body: Type.Object({
    solution_id: Id,
    purpose_ids: Type.Array(Id, { minItems: 1, maxItems: 1000, [WHEN_EMPTY]: solutionDetailsMessages.purposeRequired }),
    metrics_action: Type.Optional(MetricsAction),
    previous: Type.Optional(
      Type.Array(Id, { maxItems: 1000, description: 'The purpose ids the editor started from.' }),
    ),
  }),
  status: 200,
  response: SolutionPurposes,
  errors: ['UNKNOWN_REFERENCE', 'SOLUTION_CHANGED'],
  access: { kind: 'solution', ids: 'body.solution_id' },
})

export const readSolutionProgress = endpoint({
  method: 'GET',
  path: '/api/solutions/{id}/progress',
  tag,
  summary: 'Counts per step, and what is still missing',
  params: IdParam,
  status: 200,
  response: SolutionProgress,
  access: { kind: 'solution', ids: 'params.id' },
})
