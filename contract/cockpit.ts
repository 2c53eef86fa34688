import { Type, type Static } from 'typebox'
import { Deed } from './activity.ts'
import { WorkshopParam } from './admin.ts'
import { GroupNote, Help } from './asides.ts'
import { endpoint } from './endpoint.ts'
import { Id, orNull } from './fields.ts'
import { Person, Tab } from './live.ts'
import { Rehearsal } from './rehearsal.ts'
import { SessionStatus } from './session.ts'
import { SolutionProgress } from './solutions.ts'

/** One solution as the host watches it. */
export const CockpitRow = Type.Object({
  id: Id,
  solution_name: Type.String(),
  p_fhn: Type.String(),
  last_activity: Type.Union([Type.String(), Type.Null()]),
  progress: SolutionProgress,
  help: Type.Optional(orNull(Help)),
  note: Type.Optional(orNull(GroupNote)),
})
export type CockpitRow = Static<typeof CockpitRow>

/** What somebody has just done, and to which solution; null where that is deleted. */
export const CockpitDeed = Type.Object({
  deed: Deed,
  solution_name: Type.Union([Type.String(), Type.Null()]),
})
export type CockpitDeed = Static<typeof CockpitDeed>

export const Cockpit = Type.Object({
  id: Type.String({ description: 'The session ID.' }),
  title: Type.String(),
  status: SessionStatus,
  catalogue: Type.String({ description: 'Name and version of the catalogue it keeps.' }),
  participants: Type.Integer({ description: 'People who have joined.' }),
  people: Type.Array(Person, { description: 'Who is here at this moment, and where.' }),
  screens: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Big screens that show the workshop at this moment.' }),
  ),
  rehearsal: Type.Optional(Type.Union([Rehearsal], { description: 'Only of a rehearsal.' })),
  solutions: Type.Array(CockpitRow),
  deeds: Type.Array(CockpitDeed, { description: 'The latest, newest first.' }),
  revision: Type.Integer({
    description: 'What it is at least as new as: the stream of changes greets with the same number.',
  }),
})
export type Cockpit = Static<typeof Cockpit>

export const followWorkshop = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/live',
  tag: 'host',
  summary: 'What changes in a workshop and who is in it, as the same events that its people get',
  params: WorkshopParam,
  query: Type.Object({
    tab: Tab,
    as: Type.Optional(Type.Literal('screen', { description: 'A big screen that shows the workshop to everybody.' })),
  }),
  status: 200,
  response: Type.String(),
  errors: ['ROOM_FULL', 'TOO_MANY_STREAMS'],
  access: { kind: 'host', session: 'params.id' },
  streams: true,
})

export const readCockpit = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/cockpit',
  tag: 'host',
  summary: 'How far every solution of a workshop is, step by step',
  params: WorkshopParam,
  status: 200,
  response: Cockpit,
  access: { kind: 'host', session: 'params.id' },
})
