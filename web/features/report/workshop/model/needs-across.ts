import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import { optionsOf, outlineOf } from '#contract/outline.ts'
import type { Effect, Fhn } from '#contract/reference-data.ts'
import { measureName } from '../../../../domain/needs/measure.tsx'
import { cellsOf, hasEffects, type Cell } from '../../../../domain/options/option-cells.ts'

/** An option that is named as an example. */
export interface Example {
  optionId: number
  option: string
  solution: string
}

/** Some of the options that are rated in one direction. There is no order among them but that of writing. */
export interface Found {
  count: number
  /** Of so many that are rated in this direction. */
  rated: number
  /** At most one of a solution, so that no group speaks for all. */
  examples: Example[]
}

export interface EffectRow {
  name: string
  virtuous: Found
  vicious: Found
}

/** What the options of all solutions do to one need. */
export interface NeedAcross {
  need: Fhn
  /** The solutions that are made for it. */
  primaryOf: string[]
  /** Without those that no option has. */
  rows: EffectRow[]
}

const EXAMPLES_MAX = 3
const DIRECTIONS = ['virtuous', 'vicious'] as const

interface RatedOption extends Example {
  solutionId: number
  cells: ReadonlyMap<number, Cell> | undefined
}

/**
 * Need by need, in the order of the catalogue, how many options serve and harm it, with examples. Directions and needs
 * are never added up: a harm to one is not made good by a help to another.
 */
export function needsAcross(
  { fhns, measures }: Pick<Chain, 'fhns' | 'measures'>,
  chains: readonly Chain[],
): NeedAcross[] {
  const options = chains.flatMap((chain): RatedOption[] => {
    const cells = cellsOf(chain)
    return [...optionsOf(outlineOf(chain))].map(({ option: { id, functional_option } }) => ({
      optionId: id,
      option: functional_option,
      solution: chain.solution_name,
      solutionId: chain.id,
      cells: cells.get(id),
    }))
  })
  return fhns.map((need) => {
    const find = (direction: (typeof DIRECTIONS)[number], measureIds: readonly number[]): Found => {
      const measureOf = ({ cells }: RatedOption) => cells?.get(need.id)?.[direction]
      const rated = options.filter((option) => measureOf(option) !== undefined)
      const found = rated.filter((option) => measureIds.includes(measureOf(option) ?? MEASURE_NONE))
      return { count: found.length, rated: rated.length, examples: examplesOf(found) }
    }
    return {
      need,
      primaryOf: chains.filter(({ primary_fhn }) => primary_fhn === need.id).map((chain) => chain.solution_name),
      rows: kindsOf(measures)
        .map(([name, ids]) => ({ name, virtuous: find('virtuous', ids), vicious: find('vicious', ids) }))
        .filter((row) => DIRECTIONS.some((direction) => row[direction].count > 0)),
    }
  })
}

function examplesOf(found: readonly RatedOption[]): Example[] {
  const firsts = new Map<number, Example>()
  for (const { solutionId, optionId, option, solution } of found)
    if (!firsts.has(solutionId)) firsts.set(solutionId, { optionId, option, solution })
  return [...firsts.values()].slice(0, EXAMPLES_MAX)
}

/** What can be done to a need, with the measures that mean it; measure by measure where a catalogue does not say. */
function kindsOf(measures: Chain['measures']): [name: string, measureIds: number[]][] {
  const idsOf = (wanted: Effect) => measures.filter(({ effect }) => effect === wanted).map(({ id }) => id)
  if (hasEffects({ measures })) {
    const effects = ['helps', 'seems', 'harms'] as const
    return effects.map((effect) => [workshopDocumentMessages.effect[effect], idsOf(effect)])
  }
  return measures.filter(({ id }) => id !== MEASURE_NONE).map(({ id }) => [measureName(measures, id), [id]])
}
