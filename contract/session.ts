import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Language, Nothing, PersonName, SessionCode } from './fields.ts'

const tag = 'session'

export const SessionValidation = Type.Object({ valid: Type.Boolean() })
export type SessionValidation = Static<typeof SessionValidation>

/** Open: its people work in it. Results: they join and read what was made, and only the host writes. Closed: host only. */
export const SessionStatus = Type.Union([Type.Literal('open'), Type.Literal('results'), Type.Literal('closed')])
export type SessionStatus = Static<typeof SessionStatus>

export const Me = Type.Object({
  session_id: Type.String({ description: 'The session ID as people read it.' }),
  title: Type.String(),
  status: SessionStatus,
  language: Type.Optional(Language),
  email: Type.Union([Type.String(), Type.Null()]),
  host: Type.Boolean(),
  name: Type.Optional(Type.String({ description: 'What the person is called here, where they have said so.' })),
  known_as: Type.Optional(
    Type.String({ description: 'What the others read in place of the e-mail, where the workshop hides e-mails.' }),
  ),
  former_ids: Type.Optional(
    Type.Array(Type.String(), {
      description: 'On joining: session IDs it had before, under which a browser may have kept drafts.',
    }),
  ),
})
export type Me = Static<typeof Me>

export const validateSession = endpoint({
  method: 'GET',
  path: '/api/session-validate',
  tag,
  summary: 'Join a workshop: a known session ID of one that is not closed sets the session cookie',
  query: Type.Object({ id: SessionCode }),
  status: 200,
  response: SessionValidation,
  errors: ['FOREIGN_ORIGIN', 'TOO_MANY_TRIES', 'TOO_MANY_JOINS'],
  access: { kind: 'open' },
})

export const readMe = endpoint({
  method: 'GET',
  path: '/api/me',
  tag,
  summary: 'The session of this cookie, and who is using it',
  status: 200,
  response: Me,
  access: { kind: 'member' },
  answersDifferByPerson: true,
})

export const nameMe = endpoint({
  method: 'POST',
  path: '/api/me',
  tag,
  summary: 'Say who is using this session cookie; the e-mail names a person, it does not authorise',
  body: Type.Object({ email: Email }),
  status: 200,
  response: Me,
  errors: ['NAME_OF_OURS', 'TOO_MANY_JOINS'],
  access: { kind: 'member' },
  givesCookie: 'each time',
  evenWhenFrozen: true,
  whenDiskIsLow: 'goes on',
})

export const giveOwnName = endpoint({
  method: 'PUT',
  path: '/api/me/name',
  tag,
  summary: 'Say what one is called in this workshop, or take the name out',
  body: Type.Object({ name: Type.Union([PersonName, Type.Null()]) }),
  status: 200,
  response: Me,
  errors: ['NAMELESS', 'NAME_TAKEN', 'NAME_OF_OURS'],
  access: { kind: 'member' },
  answersDifferByPerson: true,
  evenWhenFrozen: true,
})

export const leaveSession = endpoint({
  method: 'POST',
  path: '/api/logout',
  tag,
  summary: 'Leave the workshop: clears the session cookie',
  status: 204,
  response: Nothing,
  access: { kind: 'open' },
})
