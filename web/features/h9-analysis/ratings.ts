import type { OptionAnalysis, RatingUpdate } from '#contract/h9-analysis.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { LeftDraft } from '../../lib/edits/use-kept-drafts.ts'

export type Rating = Pick<OptionAnalysis, 'fhn_id' | 'measure'>

/** A cell somebody has chosen in and not yet saved. */
export interface Choice {
  measure: number
  /** What the cell showed before. */
  previous: number
}

/** By FHN. Cells that are not in it show what is stored, whoever stored it. */
export type Choices = ReadonlyMap<number, Choice>

/** Unfilled cells are None. */
export function storedMeasure(stored: readonly Rating[], fhnId: number): number {
  return stored.find((rating) => rating.fhn_id === fhnId)?.measure ?? MEASURE_NONE
}

export function shownMeasure(stored: readonly Rating[], choices: Choices, fhnId: number): number {
  return choices.get(fhnId)?.measure ?? storedMeasure(stored, fhnId)
}

export function choose(choices: Choices, stored: readonly Rating[], fhnId: number, measure: number): Choices {
  const previous = choices.get(fhnId)?.previous ?? storedMeasure(stored, fhnId)
  return new Map(choices).set(fhnId, { measure, previous })
}

/**
 * All nine cells as they are sent. An untouched one equals its `previous`, so that it never writes over what somebody
 * else has rated since; an unrated one counts as None there too, because None is what the rater saw.
 */
export function toUpdates(
  fhnIds: readonly number[],
  stored: readonly Rating[],
  choices: Choices,
  cell: { functional_option_id: number; virtuous: boolean },
): RatingUpdate[] {
  return fhnIds.map((fhn_id) => ({
    ...cell,
    fhn_id,
    measure: shownMeasure(stored, choices, fhn_id),
    previous: choices.get(fhn_id)?.previous ?? storedMeasure(stored, fhn_id),
  }))
}

/** What is left to save: only what was chosen while the save was on its way. */
export function afterSaving(choices: Choices, saved: readonly Rating[]): Choices {
  const left = [...choices].filter(([fhnId, { measure }]) => measure !== storedMeasure(saved, fhnId))
  return new Map(left.map(([fhnId, { measure }]) => [fhnId, { measure, previous: storedMeasure(saved, fhnId) }]))
}

/** Somebody else was first, and this is what shall become of both ratings. It starts from theirs; theirs is no choice. */
export function decided(choices: Choices, fhnId: number, measure: number, theirs: number): Choices {
  const next = new Map(choices)
  if (measure === theirs) next.delete(fhnId)
  else next.set(fhnId, { measure, previous: theirs })
  return next
}

/** Chosen on an earlier visit, and chosen again. What has been chosen since stays. */
export function restored(choices: Choices, left: readonly LeftDraft<number>[]): Choices {
  const earlier = left.map(
    ({ name, value, startedFrom }) => [Number(name), { measure: value, previous: startedFrom }] as const,
  )
  return new Map([...earlier, ...choices])
}
