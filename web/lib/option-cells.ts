import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { readPair, type Reading } from '#contract/reading.ts'
import type { Effect } from '#contract/reference-data.ts'

/** What one option does to one need, in both directions. Not rated counts as None. */
export interface Cell {
  fhn_id: number
  virtuous: number
  vicious: number
  reading: Reading | undefined
}

export type Cells = Map<number, Cell>

/** The cells of every option, by option and need. */
export function cellsOf({ options, fhns, measures, ratings }: Chain): Map<number, Cells> {
  const effects = new Map(measures.map(({ id, effect }) => [id, effect]))
  const found = new Map(
    ratings.map((rating) => [key(rating.functional_option_id, rating.fhn_id, rating.virtuous), rating]),
  )
  const measureOf = (option: number, need: number, virtuous: boolean) =>
    found.get(key(option, need, virtuous))?.measure ?? MEASURE_NONE
  return new Map(
    options.map(({ id }) => [
      id,
      new Map(
        fhns.map(({ id: need }) => {
          const virtuous = measureOf(id, need, true)
          const vicious = measureOf(id, need, false)
          const reading = readPair(effects.get(virtuous), effects.get(vicious))
          return [need, { fhn_id: need, virtuous, vicious, reading }]
        }),
      ),
    ]),
  )
}

const key = (option: number, need: number, virtuous: boolean) => `${option} ${need} ${virtuous}`

/** A catalogue whose measures say nothing of what they do to a need gives no readings. */
export const hasEffects = ({ measures }: Pick<Chain, 'measures'>) => measures.some(({ effect }) => effect !== undefined)

/** The primary need before all others, which keep their order. */
export function needsInOrder({ fhns, primary_fhn }: Pick<Chain, 'fhns' | 'primary_fhn'>) {
  return [...fhns.filter(({ id }) => id === primary_fhn), ...fhns.filter(({ id }) => id !== primary_fhn)]
}

/**
 * Those that help the primary need and harm none first, then those that help it at some price, then the rest; within
 * each the order they were written in. Three groups and no score: needs do not offset each other.
 */
export function helpfulFirst(chain: Chain, cells: Map<number, Cells>): Chain['options'] {
  const effects = new Map(chain.measures.map(({ id, effect }) => [id, effect]))
  const does = (measure: number | undefined, effect: Effect) => measure !== undefined && effects.get(measure) === effect
  const groupOf = (optionId: number) => {
    const own = cells.get(optionId)
    if (!does(own?.get(chain.primary_fhn)?.virtuous, 'helps')) return 2
    const harms = [...(own?.values() ?? [])].some((cell) => does(cell.virtuous, 'harms') || does(cell.vicious, 'harms'))
    return harms ? 1 : 0
  }
  return chain.options.toSorted((one, other) => groupOf(one.id) - groupOf(other.id))
}
