import { Type, type Static } from 'typebox'
import { Workshop, WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Id, Language } from './fields.ts'

export const RehearsalState = Type.Union([Type.Literal('playing'), Type.Literal('paused'), Type.Literal('stopped')], {
  description:
    'Playing: the scripted people work. Paused: they are there and wait. Stopped: they have left, and come back where they were.',
})
export type RehearsalState = Static<typeof RehearsalState>

export const RehearsalSpeed = Type.Union(
  [Type.Literal(1), Type.Literal(2), Type.Literal(5), Type.Literal(10), Type.Literal(20)],
  { description: 'Minutes of the script in a minute.' },
)
export type RehearsalSpeed = Static<typeof RehearsalSpeed>

/** What a workshop has that is a rehearsal, and no other. */
export const Rehearsal = Type.Object({
  seed: Type.Integer({ minimum: 0 }),
  speed: RehearsalSpeed,
  state: RehearsalState,
})
export type Rehearsal = Static<typeof Rehearsal>

const tag = 'host'

export const startRehearsal = endpoint({
  method: 'POST',
  path: '/api/admin/rehearsals',
  tag,
  summary: 'Open a workshop to rehearse in: marked, counted nowhere, and waiting for its scripted people to be let in',
  body: Type.Object({
    seed: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'The same seed plays the same script.' }),
    ),
    catalogue_id: Type.Optional(Id),
    language: Type.Optional(Language),
  }),
  status: 201,
  response: Workshop,
  access: { kind: 'host' },
})

export const changeRehearsal = endpoint({
  method: 'PATCH',
  path: '/api/admin/sessions/{id}/rehearsal',
  tag,
  summary: 'Let the scripted people of a rehearsal work, wait or leave, and say how fast they are',
  params: WorkshopParam,
  body: Type.Object({ speed: Type.Optional(RehearsalSpeed), state: Type.Optional(RehearsalState) }),
  status: 200,
  response: Rehearsal,
  errors: ['NO_REHEARSAL'],
  access: { kind: 'host', session: 'params.id' },
})
