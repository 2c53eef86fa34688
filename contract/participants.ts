import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Email } from './fields.ts'

const tag = 'host'

/** Somebody a workshop knows by e-mail: who joined it, or whose name a solution carries. */
export const Participant = Type.Object({
  email: Type.String(),
  joined_at: Type.Union([Type.String(), Type.Null()], { description: 'Null for a name that only solutions carry.' }),
  last_activity: Type.Union([Type.String(), Type.Null()]),
  solutions: Type.Integer({ description: 'Solutions that carry this name.' }),
  is_forgotten: Type.Boolean({ description: 'The e-mail was removed; a number stands in its place.' }),
})
export type Participant = Static<typeof Participant>

export const listParticipants = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/participants',
  tag,
  summary: 'The people of a workshop',
  params: WorkshopParam,
  status: 200,
  response: Type.Array(Participant),
  access: { kind: 'host' },
})

export const forgetParticipant = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/participants/forget',
  tag,
  summary: 'Remove an e-mail from a workshop; "participant n" stands in its place everywhere, and the person stays in',
  params: WorkshopParam,
  body: Type.Object({ email: Email }),
  status: 200,
  response: Type.Object({ email: Type.String({ description: 'What stands there now.' }) }),
  access: { kind: 'host', session: 'params.id' },
})
