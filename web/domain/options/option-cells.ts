import type { Chain } from '#contract/chain.ts'
import { groupBy } from '#contract/outline.ts'
import { measureIn, readPair, type Reading } from '#contract/reading.ts'
import type { Effect } from '#contract/reference-data.ts'

/** What one option does to one need, in both directions; undefined for a direction that nobody has rated. */
export interface Cell {
  fhn_id: number
  virtuous: number | undefined
  vicious: number | undefined
  reading: Reading | undefined
}

export type Cells = Map<number, Cell>

/** The cells of every option, by option and need. */
export function cellsOf({ options, fhns, measures, ratings }: Chain): Map<number, Cells> {
  const effects = effectsOf(measures)
  const ratingsOf = groupBy(ratings, ({ functional_option_id }) => functional_option_id)
  return new Map(
    options.map(({ id }) => {
      const own = ratingsOf.get(id) ?? []
      const cells = fhns.map(({ id: fhn_id }): [number, Cell] => {
        const virtuous = measureIn(own, fhn_id, true)
        const vicious = measureIn(own, fhn_id, false)
        return [fhn_id, { fhn_id, virtuous, vicious, reading: readPair(effects.get(virtuous), effects.get(vicious)) }]
      })
      return [id, new Map(cells)]
    }),
  )
}

/** A direction that is not rated has no known effect. */
const effectsOf = (measures: Chain['measures']) =>
  new Map<number | undefined, Effect | undefined>(measures.map(({ id, effect }) => [id, effect]))

/** A catalogue whose measures say nothing of what they do to a need gives no readings. */
export const hasEffects = ({ measures }: Pick<Chain, 'measures'>) => measures.some(({ effect }) => effect !== undefined)

/** The primary need before all others, which keep their order. */
export function needsInOrder({ fhns, primary_fhn }: Pick<Chain, 'fhns' | 'primary_fhn'>) {
  return [...fhns.filter(({ id }) => id === primary_fhn), ...fhns.filter(({ id }) => id !== primary_fhn)]
}

/** How an option stands to the primary need: helps it and harms none, helps it at some price, or neither is known. */
type Help = 'freely' | 'at a price' | 'unknown'

/** The price of an option is known only when it is rated in both directions. */
export function helpOf(chain: Chain, cells: Map<number, Cells>): (optionId: number) => Help {
  const effects = effectsOf(chain.measures)
  return (optionId) => {
    const own = [...(cells.get(optionId)?.values() ?? [])]
    const isRated = own.every(({ virtuous, vicious }) => virtuous !== undefined && vicious !== undefined)
    const primary = own.find(({ fhn_id }) => fhn_id === chain.primary_fhn)
    if (!isRated || effects.get(primary?.virtuous) !== 'helps') return 'unknown'
    const harms = own.some(({ virtuous, vicious }) => [virtuous, vicious].some((id) => effects.get(id) === 'harms'))
    return harms ? 'at a price' : 'freely'
  }
}

/**
 * Those that help the primary need and harm none first, then those that help it at some price, then the rest; each
 * group in the order they were written. There is no score, because needs do not offset each other.
 */
export function helpfulFirst(options: Chain['options'], help: (optionId: number) => Help): Chain['options'] {
  const order: Help[] = ['freely', 'at a price', 'unknown']
  return options.toSorted((one, other) => order.indexOf(help(one.id)) - order.indexOf(help(other.id)))
}
