import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { Changed, Chosen, People, RoundNumber, Share } from './silent-counts.ts'

const tag = 'silent rating'
const Own = Type.Array(Type.Object({ fhn_id: Id, measure: Id }), { description: 'What the caller has rated.' })
const ShareBefore = Type.Optional(
  Type.Union([Share], { description: 'What the host had set before the round began; absent where that was nothing.' }),
)
const Movement = Type.Optional(
  Type.Array(Changed, {
    description:
      'Once the second round is revealed: how many changed, where enough people rated in both and nobody can be told from it.',
  }),
)

export const SilentRating = Type.Object({
  functional_option_id: Id,
  fhn_id: Id,
  virtuous: Type.Boolean(),
  measure: Id,
})
export type SilentRating = Static<typeof SilentRating>

/** An option in one direction, as one person may see it: the round that it is in, and the first where that is the second. */
export const SilentRound = Type.Object({
  round: Type.Optional(RoundNumber),
  share: ShareBefore,
  people: People,
  revealed: Type.Boolean({ description: 'From then on nobody rates in it, and the group sets its own value.' }),
  may_rate: Type.Boolean({ description: 'The caller is known by name, and it is not revealed yet.' }),
  may_reveal: Type.Boolean({ description: 'The caller is the host.' }),
  own: Own,
  spread: Type.Array(Chosen, {
    description: 'How many chose what for each need that at least three rated; empty until it is revealed.',
  }),
  first: Type.Optional(Type.Object({ people: People, share: ShareBefore, own: Own, spread: Type.Array(Chosen) })),
  changed: Movement,
})
export type SilentRound = Static<typeof SilentRound>

export const readSilentRound = endpoint({
  method: 'GET',
  path: '/api/silent_ratings',
  tag,
  summary: "The caller's own silent ratings of an option in one direction; what all rated only once it is revealed",
  query: Type.Object({ functional_option_id: Id, virtuous: Type.Boolean() }),
  status: 200,
  response: SilentRound,
  access: { kind: 'functional_option', ids: 'query.functional_option_id' },
  answersDifferByPerson: true,
})

export const saveSilentRatings = endpoint({
  method: 'PUT',
  path: '/api/silent_ratings',
  tag,
  summary: 'Rate alone, while the host has switched silent rating on: all of them, or none',
  body: Type.Object({
    updates: Type.Array(SilentRating, { minItems: 1, maxItems: 1000 }),
    round: Type.Optional(
      Type.Union([RoundNumber], { description: 'The round that the caller sees; another one takes nothing of it.' }),
    ),
  }),
  status: 200,
  response: Type.Array(SilentRating, { description: 'All that the caller has rated of these options in this round.' }),
  errors: ['UNKNOWN_REFERENCE', 'NOT_SILENT', 'ALREADY_REVEALED', 'NAMELESS'],
  access: { kind: 'functional_option', ids: 'body.updates.functional_option_id' },
  answersDifferByPerson: true,
  givesCookie: 'to new browsers',
})

const Spread = Type.Optional(
  Type.Array(Chosen, {
    description: 'How many chose what, for the big screen: once it is revealed, and where enough people rated.',
  }),
)

/** An option in one direction, as the host watches it: the round that it is in, and the first where that is the second. */
export const WatchedRound = Type.Object({
  solution_id: Id,
  solution_name: Type.String(),
  functional_option_id: Id,
  functional_option: Type.String(),
  virtuous: Type.Boolean(),
  round: Type.Optional(RoundNumber),
  share: ShareBefore,
  people: People,
  rated_absent: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Until it is revealed: raters who are not connected now; left out where there are none.',
    }),
  ),
  revealed: Type.Boolean(),
  spread: Spread,
  first: Type.Optional(Type.Object({ people: People, share: ShareBefore, spread: Spread })),
  changed: Movement,
})
export type WatchedRound = Static<typeof WatchedRound>

export const listSilentRounds = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/silent_ratings',
  tag: 'host',
  summary:
    'What has been rated silently in a workshop: by how many people, never by whom; what they chose only once revealed',
  params: WorkshopParam,
  status: 200,
  response: Type.Array(WatchedRound),
  access: { kind: 'host', session: 'params.id' },
})

export const revealSilentRatings = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/silent_ratings/reveal',
  tag: 'host',
  summary: 'Reveal silent ratings: of one option, or of all that somebody has rated; in one direction or both',
  params: WorkshopParam,
  body: Type.Object({ functional_option_id: Type.Optional(Id), virtuous: Type.Optional(Type.Boolean()) }),
  status: 200,
  response: Type.Object({ revealed: Type.Integer({ minimum: 0, description: 'Options and directions, newly.' }) }),
  errors: ['SESSION_CLOSED', 'RESULTS_ONLY'],
  access: { kind: 'host', session: 'params.id' },
})

export const openSecondRound = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/silent_ratings/second_round',
  tag: 'host',
  summary:
    'Let everybody rate alone once more: one option, or all whose first round is revealed; in one direction or both',
  params: WorkshopParam,
  body: Type.Object({
    functional_option_id: Type.Optional(Id),
    virtuous: Type.Optional(Type.Boolean()),
    share: Share,
  }),
  status: 200,
  response: Type.Object({ opened: Type.Integer({ minimum: 0, description: 'Options and directions, newly.' }) }),
  errors: ['SESSION_CLOSED', 'RESULTS_ONLY'],
  access: { kind: 'host', session: 'params.id' },
})

export const takeBackSecondRound = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/silent_ratings/second_round/take_back',
  tag: 'host',
  summary: 'Take a second round back in which nobody has rated yet: of one option, or of all; in one direction or both',
  params: WorkshopParam,
  body: Type.Object({ functional_option_id: Type.Optional(Id), virtuous: Type.Optional(Type.Boolean()) }),
  status: 200,
  response: Type.Object({ taken_back: Type.Integer({ minimum: 0, description: 'Options and directions.' }) }),
  errors: ['SESSION_CLOSED', 'RESULTS_ONLY'],
  access: { kind: 'host', session: 'params.id' },
})
