import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { optionsOf, type OptionOutline, type Outline } from '#contract/outline.ts'
import type { Reading } from '#contract/reading.ts'
import { cellsOf, needsInOrder } from '../../../domain/options/option-cells.ts'
import { measureName } from '../../../domain/needs/measure.tsx'
import type { RatedNeed } from '#contract/ring-layout.ts'

type Need = Chain['fhns'][number]

/** A need that an option touches in at least one direction. */
export interface TouchedNeed {
  need: Need
  /** Undefined for a direction that nobody has rated. */
  virtuous: number | undefined
  vicious: number | undefined
  reading: Reading | undefined
  /** Those that follow from its two ratings. */
  requirementIds: number[]
}

export interface AnalysedOption {
  option: OptionOutline
  /** Undefined for a direction that nobody has rated. */
  virtuous: RatedNeed[] | undefined
  vicious: RatedNeed[] | undefined
  /** The primary need first. */
  touched: TouchedNeed[]
  /** In both directions, or in the only one that is rated. */
  untouched: Need[]
}

/** The options in the order of their stories, each with its analysis in both directions. */
export function analysedOptions(chain: Chain, outline: Outline): AnalysedOption[] {
  const allCells = cellsOf(chain)
  const needs = needsInOrder(chain)
  return [...optionsOf(outline)].map(({ option }): AnalysedOption => {
    const cells = allCells.get(option.id)
    const rows = needs.map((need): TouchedNeed => {
      const { virtuous, vicious, reading } = cells?.get(need.id) ?? {}
      const coloured = option.ratings.filter(({ fhn_id, measure }) => fhn_id === need.id && measure !== MEASURE_NONE)
      const requirementIds = coloured.flatMap(({ requirements }) => requirements.map(({ id }) => id))
      return { need, virtuous, vicious, reading, requirementIds }
    })
    const isTouched = ({ virtuous, vicious }: TouchedNeed) =>
      [virtuous, vicious].some((measure) => measure !== undefined && measure !== MEASURE_NONE)
    const ring = (direction: 'virtuous' | 'vicious') => {
      if (!option.ratings.some(({ virtuous }) => virtuous === (direction === 'virtuous'))) return undefined
      return chain.fhns.map(({ id, p_fhn }) => {
        const measure = cells?.get(id)?.[direction] ?? MEASURE_NONE
        return { id, name: p_fhn, measure, measureName: measureName(chain.measures, measure) }
      })
    }
    return {
      option,
      virtuous: ring('virtuous'),
      vicious: ring('vicious'),
      touched: rows.filter(isTouched),
      untouched: rows.filter((row) => !isTouched(row)).map(({ need }) => need),
    }
  })
}
