import { commonestOf, hasReached, type Commonest } from '#contract/agreement.ts'
import type { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Effect, Fhn, Measure } from '#contract/reference-data.ts'
import type { SilentRound } from '#contract/silent-rating.ts'

type Agreement = keyof typeof silentRatingMessages.agreement

/** What everybody rated one need. */
export interface SpreadRow {
  id: number
  name: string
  /** How many chose each measure, by its id. */
  people: ReadonlyMap<number, number>
  /** Not everybody rates every need. */
  rated: number
  agreement: Agreement
  /** The caller's own choice. */
  own: number | undefined
  commonest: Commonest | undefined
  /** Whether so many chose that as the host had set before the round. */
  hasReached: boolean
  /** What counts as the answer of the group: the commonest that has reached the share; without one, what all chose. */
  agreedOn: number | undefined
}

/** The needs stay in the order of the catalogue: none is ranked by how much people disagree. */
export function spreadRows(
  { spread, own, share }: Pick<SilentRound, 'spread' | 'own' | 'share'>,
  fhns: readonly Fhn[],
  measures: readonly Measure[],
): SpreadRow[] {
  const effects = new Map(measures.map(({ id, effect }) => [id, effect]))
  return fhns.map(({ id, p_fhn }) => {
    const cells = spread.filter(({ fhn_id }) => fhn_id === id)
    const commonest = commonestOf(cells)
    const rated = commonest?.of ?? 0
    const reaches = commonest !== undefined && hasReached(commonest, share ?? 100)
    return {
      id,
      name: p_fhn,
      people: new Map(cells.map(({ measure, people }) => [measure, people])),
      rated,
      agreement: agreementOf(
        cells.map(({ measure }) => measure),
        rated,
        effects,
      ),
      own: own.find(({ fhn_id }) => fhn_id === id)?.measure,
      commonest,
      hasReached: reaches && share !== undefined,
      agreedOn: reaches ? commonest.measure : undefined,
    }
  })
}

/** Opposite: one finds that the option really helps, another that it only seems to, or harms. */
function agreementOf(
  measures: readonly number[],
  rated: number,
  effects: ReadonlyMap<number, Effect | undefined>,
): Agreement {
  if (rated === 0) return 'none'
  if (measures.every((measure) => measure === MEASURE_NONE)) return 'left'
  if (measures.length === 1) return rated > 1 ? 'agree' : 'one'
  const chosen = measures.map((measure) => effects.get(measure))
  return chosen.includes('helps') && (chosen.includes('seems') || chosen.includes('harms')) ? 'opposed' : 'differ'
}

/**
 * What the group may take over, and the needs whose earlier rating stays. An agreed None is never taken: whoever saves
 * saves all nine, so None may just mean that nobody touched the need, and the earlier rating may carry requirements.
 */
export function takeOver(rows: readonly SpreadRow[], measureOf: (fhnId: number) => number) {
  const differing = rows.flatMap(({ id, agreedOn }) =>
    agreedOn === undefined || agreedOn === measureOf(id) ? [] : [{ id, measure: agreedOn }],
  )
  return {
    taken: differing.filter(({ measure }) => measure !== MEASURE_NONE),
    kept: differing.filter(({ measure }) => measure === MEASURE_NONE).length,
  }
}
