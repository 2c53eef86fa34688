import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Email, Nothing, Who } from './fields.ts'

const tag = 'host'

/** Somebody a workshop knows by e-mail: who joined it, or whose name a solution carries. */
export const Participant = Type.Object({
  email: Who,
  joined_at: Type.Union([Type.String(), Type.Null()], { description: 'Null for a name that only solutions carry.' }),
  last_activity: Type.Union([Type.String(), Type.Null()]),
  solutions: Type.Integer({ description: 'Solutions that carry this name.' }),
  name: Type.Optional(Type.String({ description: 'What the person is called here, where they have said so.' })),
  known_as: Type.Optional(
    Type.String({ description: 'What the others read in place of the e-mail, where the workshop hides e-mails.' }),
  ),
  let_go: Type.Optional(
    Type.Literal(true, { description: 'The person is kept out until the host lets them in again.' }),
  ),
  is_forgotten: Type.Boolean({
    description: 'The e-mail was removed, or was never known; a number or "participant" stands in its place.',
  }),
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
  access: { kind: 'host', session: 'params.id' },
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
  access: { kind: 'host', session: 'params.id', lock: 'at the end' },
  erases: true,
  whenDiskIsLow: 'goes on',
})

export const clearName = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/participants/clear-name',
  tag,
  summary: 'Take out the name that a person has given; they may give another',
  params: WorkshopParam,
  body: Type.Object({ email: Email }),
  status: 204,
  response: Nothing,
  access: { kind: 'host', session: 'params.id' },
  erases: true,
})

export const letGo = endpoint({
  method: 'PUT',
  path: '/api/admin/sessions/{id}/participants/let-go',
  tag,
  summary: 'Let a person go from a workshop, or in again; what they made stays',
  params: WorkshopParam,
  body: Type.Object({ email: Email, let_go: Type.Boolean() }),
  status: 204,
  response: Nothing,
  access: { kind: 'host', session: 'params.id' },
  whenDiskIsLow: 'goes on',
})
