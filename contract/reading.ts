import { MEASURE_NONE } from './limits.ts'
import type { Effect } from './reference-data.ts'

/** What both directions of one option on one need say together. */
export type Reading = 'sturdy' | 'fragile' | 'wishful' | 'built-in harm' | 'side effect'

/**
 * Reads a pair of ratings by what their measures do to the need. Nothing to say where neither direction touches it,
 * and nothing at all where a direction is not rated or a catalogue's measures have no effects.
 */
export function readPair(virtuous: Effect | undefined, vicious: Effect | undefined): Reading | undefined {
  if (virtuous === undefined || vicious === undefined) return undefined
  const goesWrong = vicious === 'seems' || vicious === 'harms'
  switch (virtuous) {
    case 'helps':
      return goesWrong ? 'fragile' : 'sturdy'
    case 'seems':
      return 'wishful'
    case 'harms':
      return 'built-in harm'
    case 'none':
      return goesWrong ? 'side effect' : undefined
  }
}

interface Rating {
  fhn_id: number
  virtuous: boolean
  measure: number
}

/**
 * What an option does to a need in one direction, by all ratings of the option. A need that was left out of a rated
 * direction is None; undefined where nobody has rated the direction, which says nothing, and nothing is read into it.
 */
export function measureIn(ratings: readonly Rating[], fhnId: number, virtuous: boolean): number | undefined {
  const direction = ratings.filter((rating) => rating.virtuous === virtuous)
  if (direction.length === 0) return undefined
  return direction.find(({ fhn_id }) => fhn_id === fhnId)?.measure ?? MEASURE_NONE
}

/** Whether a rating asks for a requirement: it makes the need worse, or only seems to help it. */
export const isHarmfulOrHollow = (effect: Effect | undefined) => effect === 'harms' || effect === 'seems'
