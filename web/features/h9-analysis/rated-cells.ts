import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import type { SolutionDetails } from '../../lib/queries/tolerant-answers.ts'
import { measureName } from '../../domain/needs/measure.tsx'
import type { RatedNeed } from '#contract/ring-layout.ts'
import type { Ratings } from './use-ratings.ts'

/** The needs as the rings draw them. */
export function cellsBy(
  fhns: readonly Fhn[],
  measures: readonly Measure[],
  { measureOf, isRated }: Pick<Ratings, 'measureOf' | 'isRated'>,
): RatedNeed[] {
  return fhns.map(({ id, p_fhn }) => {
    const measure = measureOf(id)
    const name = isRated(id) ? measureName(measures, measure) : h9AnalysisMessages.notRatedYet
    return { id, name: p_fhn, measure, measureName: name }
  })
}

/** Servers that name the primary need without its id are understood too. */
export function primaryNeedOf({ primary_fhn, p_fhn }: SolutionDetails, fhns: readonly Fhn[]): number | null {
  const primary = fhns.find((fhn) => fhn.id === primary_fhn) ?? fhns.find((fhn) => fhn.p_fhn === p_fhn)
  return primary?.id ?? null
}
