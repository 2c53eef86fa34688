import { Type, type Static } from 'typebox'
import { Id } from './fields.ts'
import { SHARE_MIN } from './limits.ts'

export const People = Type.Integer({ minimum: 0, description: 'How many people; never who.' })

/** The first round, or the second that follows its reveal. */
export const RoundNumber = Type.Union([Type.Literal(1), Type.Literal(2)])
export type RoundNumber = Static<typeof RoundNumber>

/** In percent. More than half, so that never two answers reach it. */
export const Share = Type.Integer({
  minimum: SHARE_MIN,
  maximum: 100,
  description: 'The share of people, in percent, from which on an answer counts as the answer of the group.',
})

/** How many chose a measure for a need. */
export const Chosen = Type.Object({ fhn_id: Id, measure: Id, people: People })
export type Chosen = Static<typeof Chosen>

/** How many of those who rated a need in both rounds chose another measure in the second. */
export const Changed = Type.Object({ fhn_id: Id, people: People, of: People })
export type Changed = Static<typeof Changed>

/** A round that is revealed, in counts. */
export const RevealedRound = Type.Object({
  functional_option_id: Id,
  virtuous: Type.Boolean(),
  round: RoundNumber,
  people: People,
  share: Type.Optional(Share),
  spread: Type.Array(Chosen, { description: 'How many chose what; of needs that fewer than three rated nothing.' }),
  changed: Type.Optional(Type.Array(Changed)),
})
export type RevealedRound = Static<typeof RevealedRound>
