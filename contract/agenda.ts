import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Id, orNull } from './fields.ts'
import { AGENDA_ITEMS_MAX, AGENDA_TITLE_MAX } from './limits.ts'
import { Minutes, Room, RoomMessage, Step } from './room.ts'
import { SceneKind } from './scene.ts'

/** What the room becomes with an item: all of it, so that nothing of the item before is left over. */
const whatItSays = {
  step: orNull(Step),
  minutes: orNull(Minutes),
  frozen: Type.Boolean(),
  silent_rating: Type.Boolean(),
  scene: orNull(SceneKind),
}

export const AgendaItem = Type.Object({
  id: Id,
  title: Type.String(),
  message: orNull(Type.String()),
  ...whatItSays,
})
export type AgendaItem = Static<typeof AgendaItem>

export const NewAgendaItem = Type.Object({
  id: Type.Optional(Type.Union([Id], { description: 'Of an item that is there already; a new one has none.' })),
  title: Type.String({ format: 'words', maxLength: AGENDA_TITLE_MAX }),
  message: orNull(RoomMessage),
  ...whatItSays,
})
export type NewAgendaItem = Static<typeof NewAgendaItem>

export const Agenda = Type.Object({
  items: Type.Array(AgendaItem),
  version: Type.Integer({ minimum: 0, description: 'Goes up with every change of the items; 0 is the usual agenda.' }),
  at: orNull(Id),
  log: Type.Array(Type.Object({ item_id: Id, began_at: Type.String() }), {
    description: 'Which item began when, the earliest first; an item that was gone back to stands there again.',
  }),
})
export type Agenda = Static<typeof Agenda>

const path = '/api/admin/sessions/{id}/agenda'

export const readAgenda = endpoint({
  method: 'GET',
  path,
  tag: 'host',
  summary: 'The agenda of a workshop, the item it is at, and when each began',
  params: WorkshopParam,
  status: 200,
  response: Agenda,
  access: { kind: 'host', session: 'params.id' },
})

export const changeAgenda = endpoint({
  method: 'PUT',
  path,
  tag: 'host',
  summary: 'Replace the items of an agenda; the one that is under way stays',
  params: WorkshopParam,
  body: Type.Object({
    items: Type.Array(NewAgendaItem, { minItems: 1, maxItems: AGENDA_ITEMS_MAX }),
    version: Type.Integer({ minimum: 0, description: 'Of the agenda that is meant to be replaced.' }),
  }),
  status: 200,
  response: Agenda,
  errors: ['AGENDA_CHANGED'],
  access: { kind: 'host', session: 'params.id' },
})

export const moveAgenda = endpoint({
  method: 'POST',
  path: `${path}/move`,
  tag: 'host',
  summary: 'Go to an item: the room becomes all that it says, at once',
  params: WorkshopParam,
  body: Type.Object({
    from: orNull(Id),
    to: Id,
  }),
  status: 200,
  response: Type.Object({ agenda: Agenda, room: Room }),
  errors: ['AGENDA_MOVED', 'SESSION_CLOSED', 'RESULTS_ONLY'],
  access: { kind: 'host', session: 'params.id' },
})
