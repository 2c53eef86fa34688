import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Email, Id, Name, Who, orNull } from './fields.ts'

export const GroupsBy = Type.Union([Type.Literal('nobody'), Type.Literal('host'), Type.Literal('everybody')], {
  description: 'Who makes groups; where nobody does there are none, and everybody may write everywhere.',
})
export type GroupsBy = Static<typeof GroupsBy>

const Group = Type.Object({
  id: Id,
  name: Type.String(),
  people: Type.Integer({ minimum: 0 }),
  solution_ids: Type.Array(Id, { description: 'The solutions that only its people and the host can change.' }),
})
export type Group = Static<typeof Group>

/** The groups of a workshop, and the caller's own place among them. */
export const Groups = Type.Object({
  made_by: GroupsBy,
  groups: Type.Array(Group),
  own: orNull(Id),
  observes: Type.Boolean({ description: 'Reads everything and changes nothing.' }),
})
export type Groups = Static<typeof Groups>

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  tag: 'groups',
  summary: 'The groups of the workshop, and the one that the caller is in',
  status: 200,
  response: Groups,
  access: { kind: 'member' },
  answersDifferByPerson: true,
})

export const startGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  tag: 'groups',
  summary: 'Make a group and be in it, where the host lets everybody make groups',
  body: Type.Object({ name: Name }),
  status: 201,
  response: Groups,
  errors: ['NO_GROUPS', 'GROUPS_BY_HOST', 'GROUP_NAME_TAKEN', 'TOO_MANY_GROUPS', 'NAMELESS'],
  access: { kind: 'member' },
  answersDifferByPerson: true,
  evenWhenLookingOn: true,
})

export const chooseGroup = endpoint({
  method: 'PUT',
  path: '/api/groups/own',
  tag: 'groups',
  summary: 'Be in a group, in none, or look on',
  body: Type.Object({ group_id: orNull(Id), observes: Type.Optional(Type.Boolean()) }),
  status: 200,
  response: Groups,
  errors: ['NO_GROUPS', 'NAMELESS'],
  access: { kind: 'member' },
  answersDifferByPerson: true,
  evenWhenLookingOn: true,
})

/** The same for the host, who knows everybody. */
export const HostGroups = Type.Object({
  made_by: GroupsBy,
  groups: Type.Array(Type.Object({ id: Id, name: Type.String(), solution_ids: Type.Array(Id) })),
  removed: Type.Array(Type.Object({ id: Id, name: Type.String() }), { description: 'Those that can come back.' }),
  people: Type.Array(Type.Object({ email: Who, group_id: orNull(Id), observes: Type.Boolean() })),
})
export type HostGroups = Static<typeof HostGroups>

const hostCall = {
  tag: 'host',
  status: 200,
  response: HostGroups,
  access: { kind: 'host', session: 'params.id' },
} as const
const GroupParams = Type.Object({ ...WorkshopParam.properties, group_id: Id })

export const listHostGroups = endpoint({
  ...hostCall,
  method: 'GET',
  path: '/api/admin/sessions/{id}/groups',
  summary: 'The groups of a workshop, who is in which, and whose each solution is',
  params: WorkshopParam,
})

export const changeGroups = endpoint({
  ...hostCall,
  method: 'PATCH',
  path: '/api/admin/sessions/{id}/groups',
  summary: 'Say who makes groups; with nobody everything is as if there were none',
  params: WorkshopParam,
  body: Type.Object({ made_by: GroupsBy }),
})

export const addGroup = endpoint({
  ...hostCall,
  method: 'POST',
  path: '/api/admin/sessions/{id}/groups',
  status: 201,
  summary: 'Make a group',
  params: WorkshopParam,
  body: Type.Object({ name: Name }),
  errors: ['GROUP_NAME_TAKEN', 'TOO_MANY_GROUPS'],
})

export const changeGroup = endpoint({
  ...hostCall,
  method: 'PATCH',
  path: '/api/admin/sessions/{id}/groups/{group_id}',
  summary: 'Rename a group, remove it, or bring it back with the people and solutions it had',
  params: GroupParams,
  body: Type.Object({ name: Type.Optional(Name), removed: Type.Optional(Type.Boolean()) }),
  errors: ['GROUP_NAME_TAKEN', 'TOO_MANY_GROUPS'],
})

export const moveParticipant = endpoint({
  ...hostCall,
  method: 'PUT',
  path: '/api/admin/sessions/{id}/groups/people',
  summary: 'Put somebody into a group, into none, or let them look on',
  params: WorkshopParam,
  body: Type.Object({ email: Email, group_id: orNull(Id), observes: Type.Optional(Type.Boolean()) }),
})

export const giveSolution = endpoint({
  ...hostCall,
  method: 'PUT',
  path: '/api/admin/sessions/{id}/groups/solutions',
  summary: 'Give a solution to a group, or to nobody: then everybody may change it',
  params: WorkshopParam,
  body: Type.Object({ solution_id: Id, group_id: orNull(Id) }),
})
