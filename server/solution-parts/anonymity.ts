import { MOVEMENT_PEOPLE_MIN, SPREAD_PEOPLE_MIN } from '#contract/limits.ts'
import { groupBy } from '#contract/outline.ts'
import type { Changed, Chosen } from '#contract/silent-counts.ts'

// What may be told of ratings that people made alone, so that nobody can work out what somebody chose.

/** The part of the spread that may be told: of a need that few rated everybody could tell who chose what. */
export function tellableSpread(chosen: readonly Chosen[]): Chosen[] {
  const raters = ratersByNeed(chosen)
  return chosen
    .filter(({ fhn_id }) => raters(fhn_id) >= SPREAD_PEOPLE_MIN)
    .map(({ fhn_id, measure, people }) => ({ fhn_id, measure, people }))
}

/**
 * The part of the changes between two rounds that may be told. Where one or two rated a need in one round only, its two
 * spreads and the number of changes would tell together what they chose; so it is told only where that is nobody, or
 * several.
 */
export function tellableChanges(
  changed: readonly Changed[],
  first: readonly Chosen[],
  second: readonly Chosen[],
): Changed[] {
  const ratersOfEach = [ratersByNeed(first), ratersByNeed(second)]
  return changed
    .filter(({ fhn_id, of }) => {
      const inOneOnly = ratersOfEach.map((raters) => raters(fhn_id) - of)
      const hidesEverybody = inOneOnly.every((count) => count === 0 || count >= SPREAD_PEOPLE_MIN)
      return of >= MOVEMENT_PEOPLE_MIN && hidesEverybody
    })
    .map(({ fhn_id, people, of }) => ({ fhn_id, people, of }))
}

/** How many rated a need: everybody chose one measure for it. */
function ratersByNeed(chosen: readonly Chosen[]): (fhnId: number) => number {
  const ofNeed = groupBy(chosen, ({ fhn_id }) => fhn_id)
  return (fhnId) => (ofNeed.get(fhnId) ?? []).reduce((sum, { people }) => sum + people, 0)
}
