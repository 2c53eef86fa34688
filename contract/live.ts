import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Nothing, WhoOrNobody } from './fields.ts'
import { STEP_COUNT, TAB_MAX, TAB_MIN } from './limits.ts'

const tag = 'live'

export const Tab = Type.String({
  pattern: `^[A-Za-z0-9_-]{${TAB_MIN},${TAB_MAX}}$`,
  description: 'A random text that one browser tab keeps for its life.',
})
const Step = Type.Integer({ minimum: 1, maximum: STEP_COUNT })

export const Editing = Type.Object({
  kind: Type.Union([
    Type.Literal('story'),
    Type.Literal('option'),
    Type.Literal('requirement'),
    Type.Literal('rating'),
    Type.Literal('solution'),
  ]),
  id: Id,
})
export type Editing = Static<typeof Editing>

/** Somebody in the workshop, as one tab of theirs shows them. */
export const Person = Type.Object({
  tab: Tab,
  participant_id: Type.Union([Id, Type.Null()]),
  email: WhoOrNobody,
  name: Type.Optional(Type.String({ description: 'What the person is called here, where they have said so.' })),
  host: Type.Optional(Type.Literal(true, { description: 'The host, who has come in from the console.' })),
  solution_id: Type.Union([Id, Type.Null()]),
  step: Type.Union([Step, Type.Null()]),
  editing: Type.Union([Editing, Type.Null()]),
})
export type Person = Static<typeof Person>

/**
 * What somebody did: `kind` is the deed as the activity knows it. Two kinds stand beside the deeds: `workshop_changed`
 * (the host changed something about the workshop itself) and `everything` (too much to tell, or some of it was missed:
 * read all of it again).
 */
export const Change = Type.Object({
  kind: Type.String(),
  solution_id: Type.Union([Id, Type.Null()]),
  subject_id: Type.Union([Id, Type.Null()]),
})
export type Change = Static<typeof Change>

/** The events of the stream, by name, with what their `data` holds as JSON. */
export interface LiveEvents {
  /** First of all. Whoever last saw another revision has missed something and reads again. */
  hello: { revision: number; people: Person[] }
  /** Its `id` is the revision too. The first comes at once, then at most one each LIVE_CHANGE_MS, merged. */
  change: { revision: number; changes: Change[] }
  /** Who joined or moved, and the tabs that are gone. The first comes at once, then at most one each LIVE_PRESENCE_MS. */
  presence: { people: Person[]; left: string[] }
  /** The workshop was closed or deleted; the stream ends, and opening it again would be refused. */
  ended: Record<string, never>
}

export const followSession = endpoint({
  method: 'GET',
  path: '/api/live',
  tag,
  summary: 'What changes in the workshop and who is in it, as server-sent events: hello, change, presence, ended',
  query: Type.Object({ tab: Tab }),
  status: 200,
  response: Type.String(),
  errors: ['ROOM_FULL', 'TOO_MANY_STREAMS'],
  access: { kind: 'member' },
  streams: true,
})

export const tellPresence = endpoint({
  method: 'POST',
  path: '/api/presence',
  tag,
  summary: 'Where in the workshop a tab is: on every change, and every PRESENCE_REPEAT_MS',
  body: Type.Object({
    tab: Tab,
    solution_id: Type.Optional(Type.Union([Id, Type.Null()])),
    step: Type.Optional(Type.Union([Step, Type.Null()])),
    editing: Type.Optional(Type.Union([Editing, Type.Null()])),
    leaving: Type.Optional(Type.Literal(true)),
  }),
  status: 204,
  response: Nothing,
  errors: ['TOO_MANY_TABS'],
  access: { kind: 'member', solution: 'body.solution_id' },
})
