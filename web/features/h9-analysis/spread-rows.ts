import type { insightMessages } from '#contract/insight-messages.ts'
import type { Effect, Fhn, Measure } from '#contract/reference-data.ts'
import type { SilentRound } from '#contract/silent-rating.ts'

export type Agreement = keyof typeof insightMessages.silent.agreement

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
  /** What all chose who rated it. */
  agreedOn: number | undefined
}

/** The needs stay in the order of the catalogue: none is ranked by how much people disagree. */
export function spreadRows(
  { spread, own }: Pick<SilentRound, 'spread' | 'own'>,
  fhns: readonly Fhn[],
  measures: readonly Measure[],
): SpreadRow[] {
  const effects = new Map(measures.map(({ id, effect }) => [id, effect]))
  return fhns.map(({ id, p_fhn }) => {
    const cells = spread.filter(({ fhn_id }) => fhn_id === id)
    const rated = cells.reduce((sum, { people }) => sum + people, 0)
    return {
      id,
      name: p_fhn,
      people: new Map(cells.map(({ measure, people }) => [measure, people])),
      rated,
      agreement: agreementOf(
        cells.map(({ measure }) => effects.get(measure)),
        rated,
      ),
      own: own.find(({ fhn_id }) => fhn_id === id)?.measure,
      agreedOn: cells.length === 1 ? cells[0]?.measure : undefined,
    }
  })
}

/** Opposite: one finds that the option really helps, another that it only seems to, or harms. */
function agreementOf(chosen: readonly (Effect | undefined)[], rated: number): Agreement {
  if (rated === 0) return 'none'
  if (chosen.length === 1) return rated === 1 ? 'one' : 'agree'
  return chosen.includes('helps') && (chosen.includes('seems') || chosen.includes('harms')) ? 'opposed' : 'differ'
}
