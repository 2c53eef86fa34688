import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Deleted, Id, IdParam, WHEN_EMPTY, Words } from './fields.ts'
import { systemRequirementsMessages } from './messages/system-requirements.ts'

const tag = 'system requirements'

const Specification = Type.String({ ...Words, [WHEN_EMPTY]: systemRequirementsMessages.empty })

export const SystemRequirement = Type.Object({
  id: Id,
  option_analysis_id: Id,
  specification: Type.String(),
  recheck: Type.Optional(Type.Boolean({ description: 'Its rating has changed since; absent where not.' })),
})
export type SystemRequirement = Static<typeof SystemRequirement>

export const listSystemRequirements = endpoint({
  method: 'GET',
  path: '/api/system_requirements',
  tag,
  summary: 'The requirements that follow from the ratings of an option',
  query: Type.Object({ functional_option_id: Id }),
  status: 200,
  response: Type.Array(SystemRequirement),
  access: { kind: 'functional_option', ids: 'query.functional_option_id' },
})

export const findSystemRequirement = endpoint({
  method: 'GET',
  path: '/api/system_requirements/{id}/place',
  tag,
  summary: 'Where a requirement stands, for links that name nothing but its id',
  params: IdParam,
  status: 200,
  response: Type.Object({
    solution_id: Id,
    functional_option_id: Id,
    option_analysis_id: Id,
    session_id: Type.Optional(Type.String({ description: 'Its workshop; for the host, who may be in none.' })),
  }),
  access: { kind: 'system_requirement', ids: 'params.id' },
})

export const addSystemRequirement = endpoint({
  method: 'POST',
  path: '/api/system_requirements',
  tag,
  summary: 'Add a requirement to a rating',
  body: Type.Object({ option_analysis_id: Id, specification: Specification }),
  status: 201,
  response: SystemRequirement,
  access: { kind: 'option_analysis', ids: 'body.option_analysis_id' },
})

export const updateSystemRequirement = endpoint({
  method: 'PUT',
  path: '/api/system_requirements/{id}',
  tag,
  summary: 'Change the text of a requirement',
  params: IdParam,
  body: Type.Object({ specification: Specification, previous: Type.Optional(Type.String()) }),
  status: 200,
  response: SystemRequirement,
  errors: ['REQUIREMENT_CHANGED'],
  access: { kind: 'system_requirement', ids: 'params.id' },
})

export const deleteSystemRequirement = endpoint({
  method: 'DELETE',
  path: '/api/system_requirements/{id}',
  tag,
  summary: 'Delete a requirement',
  params: IdParam,
  status: 200,
  response: Deleted,
  access: { kind: 'system_requirement', ids: 'params.id' },
})
