import { FHN_COUNT } from '#contract/limits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { AppError } from '../errors/app-error.ts'

/** Options are rated on the first nine needs, by the measures of the workshop's catalogue. */
export function requireRateable(catalogue: Catalogue, updates: { fhn_id: number; measure: number }[]) {
  const rated = catalogue.fhns.slice(0, FHN_COUNT)
  for (const { fhn_id, measure } of updates) {
    if (!rated.some(({ id }) => id === fhn_id)) throw new AppError('UNKNOWN_REFERENCE')
    catalogue.requireMeasure(measure)
  }
}
