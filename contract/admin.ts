import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Language, Name, Nothing, SessionCode } from './fields.ts'
import { LOGIN_BYTES_MAX } from './limits.ts'
import { Me, SessionStatus } from './session.ts'

const tag = 'host'

export const Workshop = Type.Object({
  id: Type.String({ description: 'The session ID people type to join, as they read it.' }),
  title: Type.String(),
  status: SessionStatus,
  language: Type.Optional(Language),
  created_at: Type.String(),
})
export type Workshop = Static<typeof Workshop>

/** A workshop in the host's list, with what is in it. */
export const WorkshopOverview = Type.Object({
  ...Workshop.properties,
  participants: Type.Integer({ description: 'People who have joined.' }),
  people_now: Type.Integer({ description: 'People who are here at this moment.' }),
  solutions: Type.Integer(),
  last_activity: Type.Union([Type.String(), Type.Null()], { description: 'When somebody last changed something.' }),
  rehearsal: Type.Optional(Type.Literal(true, { description: 'Its people are scripted; it counts nowhere.' })),
})
export type WorkshopOverview = Static<typeof WorkshopOverview>

export const WorkshopParam = Type.Object({ id: SessionCode })

export const loginAsHost = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  tag,
  summary: 'Log in as the host',
  body: Type.Object({ password: Type.String({ maxLength: 1000 }) }),
  bodyBytesMax: LOGIN_BYTES_MAX,
  status: 204,
  response: Nothing,
  errors: ['WRONG_PASSWORD', 'TOO_MANY_PASSWORDS', 'LOGIN_BUSY'],
  access: { kind: 'open' },
})

export const logoutAsHost = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  tag,
  summary: 'Log the host out',
  status: 204,
  response: Nothing,
  access: { kind: 'open' },
})

export const replaceHostPassword = endpoint({
  method: 'PUT',
  path: '/api/admin/password',
  tag,
  summary:
    'Replace the host password; for the command `host-password`, which signs it with the secret of the data folder',
  body: Type.Object({
    signed: Type.String({ maxLength: 1000, description: 'The host key and the hash of the new password, signed.' }),
  }),
  bodyBytesMax: LOGIN_BYTES_MAX,
  status: 204,
  response: Nothing,
  access: { kind: 'host' },
  whenDiskIsLow: 'goes on',
})

export const listWorkshops = endpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  tag,
  summary: 'All workshops',
  status: 200,
  response: Type.Array(WorkshopOverview),
  access: { kind: 'host' },
})

export const openWorkshop = endpoint({
  method: 'POST',
  path: '/api/admin/sessions',
  tag,
  summary: 'Open a workshop',
  body: Type.Object({
    title: Name,
    catalogue_id: Type.Optional(Id),
    language: Type.Optional(Language),
  }),
  status: 201,
  response: Workshop,
  access: { kind: 'host' },
})

export const changeWorkshop = endpoint({
  method: 'PATCH',
  path: '/api/admin/sessions/{id}',
  tag,
  summary: 'Rename a workshop, show its results, close or reopen it, say in which language it is held',
  params: WorkshopParam,
  body: Type.Object({
    title: Type.Optional(Name),
    status: Type.Optional(SessionStatus),
    language: Type.Optional(Language),
  }),
  status: 200,
  response: Workshop,
  access: { kind: 'host', session: 'params.id' },
  whenDiskIsLow: 'goes on',
})

export const deleteWorkshop = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/{id}',
  tag,
  summary: 'Delete a workshop and everything in it, for good',
  params: WorkshopParam,
  status: 204,
  response: Nothing,
  access: { kind: 'host', session: 'params.id' },
  erases: true,
  whenDiskIsLow: 'makes room',
})

export const copyWorkshop = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/copy',
  tag,
  summary: 'Open a workshop with the catalogue of this one and, if wanted, copies of its solutions',
  params: WorkshopParam,
  body: Type.Object({ title: Name, with_solutions: Type.Boolean() }),
  status: 201,
  response: Workshop,
  access: { kind: 'host', session: 'params.id', lock: 'never' },
})

export const replaceSessionId = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/code',
  tag,
  summary: 'Give a workshop a new session ID; participants who have entered an e-mail stay in',
  params: WorkshopParam,
  status: 200,
  response: Workshop,
  access: { kind: 'host', session: 'params.id' },
  whenDiskIsLow: 'goes on',
})

export const enterWorkshop = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/enter',
  tag,
  summary: 'See a workshop as its people do: sets the session cookie too',
  params: WorkshopParam,
  status: 200,
  response: Me,
  access: { kind: 'host', session: 'params.id', lock: 'never' },
  givesCookie: 'each time',
  whenDiskIsLow: 'goes on',
})
