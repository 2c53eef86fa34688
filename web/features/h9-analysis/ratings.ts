import type { OptionAnalysis, RatingUpdate } from '#contract/h9-analysis.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { conflictOf, type EditConflict, type Edits } from '../../lib/edits/edit.ts'
import type { ApiError } from '../../lib/http/api-error.ts'

export type Rating = Pick<OptionAnalysis, 'fhn_id' | 'measure'>

/** Measures are kept as texts, like everything that is edited. */
export const isMeasure = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value)

/** Unfilled cells are None. */
export function storedMeasure(stored: readonly Rating[], fhnId: number): number {
  return stored.find((rating) => rating.fhn_id === fhnId)?.measure ?? MEASURE_NONE
}

/** A cell is edited under the id of its need. */
export const storedCells = (fhnIds: readonly number[], stored: readonly Rating[]) =>
  new Map(fhnIds.map((fhnId) => [String(fhnId), String(storedMeasure(stored, fhnId))]))

export function shownMeasure(stored: readonly Rating[], edits: Edits<string>, fhnId: number): number {
  return Number(edits.get(String(fhnId))?.value ?? storedMeasure(stored, fhnId))
}

/** Whether anybody has said anything about this need: what is not rated yet also counts as None, but nobody said so. */
export const isRated = (stored: readonly Rating[], edits: Edits<string>, fhnId: number): boolean =>
  edits.has(String(fhnId)) || stored.some((rating) => rating.fhn_id === fhnId)

/** The ratings of a round that is not being edited. */
export const storedRatings = (stored: readonly Rating[]) => ({
  measureOf: (fhnId: number) => storedMeasure(stored, fhnId),
  isRated: (fhnId: number) => isRated(stored, new Map(), fhnId),
})

/**
 * All nine cells as they are sent. An untouched one equals its `previous`, so that it never writes over what somebody
 * else has rated since; an unrated one counts as None there too, because None is what the rater saw.
 */
export function toUpdates(
  fhnIds: readonly number[],
  stored: readonly Rating[],
  edits: Edits<string>,
  cell: { functional_option_id: number; virtuous: boolean },
): RatingUpdate[] {
  return fhnIds.map((fhn_id) => ({
    ...cell,
    fhn_id,
    measure: shownMeasure(stored, edits, fhn_id),
    previous: Number(edits.get(String(fhn_id))?.startedFrom ?? storedMeasure(stored, fhn_id)),
  }))
}

/** Cells that somebody else has rated meanwhile. */
export function conflictsIn({ conflicts }: ApiError): Map<string, EditConflict<string>> {
  return new Map(
    conflicts.map((conflict) => {
      const measure = typeof conflict.measure === 'number' ? conflict.measure : MEASURE_NONE
      return [String(conflict.fhn_id), conflictOf(conflict, String(measure))]
    }),
  )
}
