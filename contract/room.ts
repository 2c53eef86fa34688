import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Language, orNull } from './fields.ts'
import { ROOM_MESSAGE_MAX, STEP_COUNT, TIMER_MINUTES_MAX } from './limits.ts'
import { Scene } from './scene.ts'
import { Share } from './silent-counts.ts'
import { SessionStatus } from './session.ts'

export const Step = Type.Integer({ minimum: 1, maximum: STEP_COUNT, description: 'One of the seven steps.' })
export const Minutes = Type.Integer({ minimum: 1, maximum: TIMER_MINUTES_MAX })
export const RoomMessage = Type.String({ format: 'words', maxLength: ROOM_MESSAGE_MAX })

/** What the host tells everybody in a workshop at the moment. None of it is a gate, but freezing, results and silent rating. */
export const Room = Type.Object({
  title: Type.String(),
  language: Type.Optional(Language),
  step: orNull(Step),
  item: Type.Optional(Type.String({ description: 'What the present item of the agenda is called.' })),
  message: orNull(Type.String()),
  timer: orNull(Type.Object({ ends_at: Type.String(), minutes: Minutes })),
  frozen: Type.Boolean({ description: 'Nobody but the host can change anything.' }),
  status: SessionStatus,
  silent_rating: Type.Boolean({ description: 'Everybody rates options alone until the host reveals the ratings.' }),
  silent_share: Type.Optional(
    Type.Union([Share], { description: 'For first rounds that begin from now on; absent where none is set.' }),
  ),
  own_words: Type.Optional(
    Type.Literal(true, { description: 'Groups can add metrics and stakeholders of their own.' }),
  ),
  hide_emails: Type.Optional(
    Type.Literal(true, { description: 'Nobody but the host reads e-mails; a name or a number stands in their place.' }),
  ),
  groups: Type.Optional(Type.Literal(true, { description: 'There are groups: GET /api/groups.' })),
})
export type Room = Static<typeof Room>

/** The same for the screen on the wall, which shows how to come in. */
export const RoomScreen = Type.Object({
  ...Room.properties,
  id: Type.String(),
  participants: Type.Integer({ description: 'People who have joined.' }),
  here: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.Optional(Type.String()),
        email: Type.Optional(Type.String({ description: 'Left out where the workshop hides e-mails.' })),
      }),
      { description: 'Who is here at this moment, each once.' },
    ),
  ),
  scene: Type.Optional(
    Type.Union([Scene], { description: 'What the big screen shows; without one, how to join or the announced step.' }),
  ),
  results_token: Type.Optional(
    Type.String({ description: 'Of the link to the results that the host has put on the big screen, while it holds.' }),
  ),
  rehearsal: Type.Optional(Type.Literal(true, { description: 'Its people are scripted.' })),
  join_url: orNull(Type.String({ description: 'Where people outside this machine reach the server, if it is known.' })),
})
export type RoomScreen = Static<typeof RoomScreen>

export const readRoom = endpoint({
  method: 'GET',
  path: '/api/room',
  tag: 'session',
  summary:
    'What the host tells everybody: announced step, message, timer, frozen editing, silent rating, open or results',
  status: 200,
  response: Room,
  access: { kind: 'member' },
})

export const readRoomScreen = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/room',
  tag: 'host',
  summary: 'What the room screen shows',
  params: WorkshopParam,
  status: 200,
  response: RoomScreen,
  access: { kind: 'host', session: 'params.id' },
})

export const changeRoom = endpoint({
  method: 'PATCH',
  path: '/api/admin/sessions/{id}/room',
  tag: 'host',
  summary:
    'Announce a step, send a message, set the timer, freeze or release editing, switch silent rating or own words, hide e-mails; null takes back',
  params: WorkshopParam,
  body: Type.Object({
    step: Type.Optional(orNull(Step)),
    message: Type.Optional(orNull(RoomMessage)),
    previous: Type.Optional(orNull(Type.String({ description: 'The message that a new one is meant to replace.' }))),
    timer_minutes: Type.Optional(orNull(Minutes)),
    timer_longer_by: Type.Optional(
      Type.Union([Minutes], { description: 'Minutes more than the timer has; from now on where its time is up.' }),
    ),
    scene: Type.Optional(orNull(Scene)),
    results_token: Type.Optional(
      Type.String({
        pattern: '^[\\w-]{43}$',
        description: 'Of the link to the results, so that everybody in the room reads it at the end.',
      }),
    ),
    frozen: Type.Optional(Type.Boolean()),
    silent_rating: Type.Optional(Type.Boolean()),
    silent_share: Type.Optional(orNull(Share)),
    own_words: Type.Optional(Type.Boolean()),
    hide_emails: Type.Optional(Type.Boolean()),
  }),
  status: 200,
  response: Room,
  errors: ['MESSAGE_CHANGED', 'NO_TIMER', 'SESSION_CLOSED', 'RESULTS_ONLY'],
  access: { kind: 'host', session: 'params.id' },
})
