import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParam, Nothing, orNull, WhoOrNobody } from './fields.ts'
import { GROUP_NOTE_MAX, HELP_ABOUT_MAX } from './limits.ts'

const tag = 'asides'

/** Help that a group has asked for. It is there until the host has answered it or the group takes it back. */
export const Help = Type.Object({
  asked_at: Type.String({ description: 'ISO 8601, UTC.' }),
  by: WhoOrNobody,
  name: Type.Optional(Type.String({ description: 'What that person is called here, where they have said so.' })),
  about: Type.String({ description: 'What they need help with; empty where they have not said.' }),
  coming_at: orNull(Type.String({ description: 'When the host said "on my way"; ISO 8601, UTC.' })),
})
export type Help = Static<typeof Help>

/** What the host has written to the group of one solution. */
export const GroupNote = Type.Object({ text: Type.String(), written_at: Type.String() })
export type GroupNote = Static<typeof GroupNote>

/** What passes between the host and the group of one solution alone. */
export const Aside = Type.Object({ solution_id: Id, help: orNull(Help), note: orNull(GroupNote) })
export type Aside = Static<typeof Aside>

export const listAsides = endpoint({
  method: 'GET',
  path: '/api/asides',
  tag,
  summary:
    "Help asked for and notes from the host: of one's own group, or of the solution one is in where no group owns it",
  query: Type.Object({ solution_id: Type.Optional(Id) }),
  status: 200,
  response: Type.Array(Aside),
  access: { kind: 'member' },
  answersDifferByPerson: true,
})

export const askForHelp = endpoint({
  method: 'PUT',
  path: '/api/solutions/{id}/help',
  tag,
  summary: 'Ask the host for help, or say with what; also while editing is frozen',
  params: IdParam,
  body: Type.Object({ about: Type.Optional(Type.String({ format: 'text', maxLength: HELP_ABOUT_MAX })) }),
  status: 200,
  response: Aside,
  access: { kind: 'solution', ids: 'params.id' },
  callsTheHost: true,
  answersDifferByPerson: true,
})

export const takeBackHelp = endpoint({
  method: 'DELETE',
  path: '/api/solutions/{id}/help',
  tag,
  summary: 'Help is no longer needed; also while editing is frozen',
  params: IdParam,
  status: 200,
  response: Aside,
  access: { kind: 'solution', ids: 'params.id' },
  callsTheHost: true,
  answersDifferByPerson: true,
})

const SolutionOfWorkshop = Type.Object({ ...WorkshopParam.properties, solution_id: Id })

export const answerHelp = endpoint({
  method: 'PUT',
  path: '/api/admin/sessions/{id}/help/{solution_id}',
  tag: 'host',
  summary: 'Tell a group that the host is coming, or that its call is answered; nothing where it has been taken back',
  params: SolutionOfWorkshop,
  body: Type.Object({ answer: Type.Union([Type.Literal('coming'), Type.Literal('answered')]) }),
  status: 204,
  response: Nothing,
  errors: ['SESSION_CLOSED', 'RESULTS_ONLY'],
  access: { kind: 'host', session: 'params.id' },
})

export const writeGroupNote = endpoint({
  method: 'PUT',
  path: '/api/admin/sessions/{id}/notes/{solution_id}',
  tag: 'host',
  summary: 'Write a note to the group of one solution alone; null takes it back',
  params: SolutionOfWorkshop,
  body: Type.Object({
    note: orNull(Type.String({ format: 'words', maxLength: GROUP_NOTE_MAX })),
    previous: Type.Optional(orNull(Type.String({ description: 'The note that a new one is meant to replace.' }))),
  }),
  status: 200,
  response: Type.Object({ note: orNull(GroupNote) }),
  errors: ['NOTE_CHANGED', 'SESSION_CLOSED', 'RESULTS_ONLY'],
  access: { kind: 'host', session: 'params.id' },
})
