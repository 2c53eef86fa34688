import type { OptionAnalysis, RatingUpdate } from '#contract/h9-analysis.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { markRequirements } from '../../solution-parts/recheck.sql.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { listRatings, upsertRatings } from './h9-analysis.sql.ts'

type Cell = Omit<OptionAnalysis, 'id' | 'measure'>
const cellOf = ({ functional_option_id, fhn_id, virtuous }: Cell) => `${functional_option_id} ${fhn_id} ${virtuous}`

/** A cell as it is now, and the measure it had before. */
type RatingChange = Omit<OptionAnalysis, 'id'> & { from: number | null }

/** Saves ratings, all or none; answers which cells have changed, and all ratings of the options as they are now. */
export async function saveRatings(
  tx: Tx,
  session_id: number,
  solutionOf: (optionId: number) => number,
  updates: RatingUpdate[],
) {
  const optionIds = [...new Set(updates.map((update) => update.functional_option_id))]
  const before = await listRatings(tx, optionIds)
  const stored = new Map(before.map((rating) => [cellOf(rating), rating.measure]))
  const { changes, conflicts } = compare(updates, stored)
  if (conflicts.length > 0) {
    const signed = []
    for (const cell of conflicts) signed.push({ ...cell, ...(await findRater(cell)) })
    throw new AppError('RATING_CHANGED', { conflicts: signed })
  }
  if (changes.length > 0) {
    await upsertRatings(tx, changes)
    const changed = new Set(changes.map(cellOf))
    const ratingIds = before.filter((rating) => changed.has(cellOf(rating))).map(({ id }) => id)
    if (ratingIds.length > 0) await markRequirements(tx, ratingIds)
  }
  return { optionIds, changes, ratings: await ratingsNow() }

  /** Read again only for the ids of those that are new. */
  function ratingsNow() {
    if (changes.some((change) => !stored.has(cellOf(change)))) return listRatings(tx, optionIds)
    const changed = new Map(changes.map((change) => [cellOf(change), change.measure]))
    return before.map((rating) => ({ ...rating, measure: changed.get(cellOf(rating)) ?? rating.measure }))
  }

  /** One deed may rate nine cells, so it is looked into for this one. */
  function findRater(cell: Cell) {
    const subject_id = cell.functional_option_id
    const subject = { session_id, solution_id: solutionOf(subject_id), subject_id, kinds: ['ratings_saved'] }
    return findAuthor(tx, subject, (detail) => (detail.cells as Cell[]).some((one) => cellOf(one) === cellOf(cell)))
  }
}

/**
 * What to write, and what somebody else rated meanwhile. A cell the rater left as it was is never written over another
 * one; "not rated" and None look the same on screen, so one turning into the other is no conflict.
 */
function compare(updates: RatingUpdate[], stored: Map<string, number>) {
  const changes = new Map<string, RatingChange>()
  const conflicts: (Cell & { measure: number | null })[] = []
  for (const { previous, ...rating } of updates) {
    const cell = cellOf(rating)
    const current = stored.get(cell)
    const isGuarded = previous !== undefined
    const isUntouched = isGuarded && (previous ?? MEASURE_NONE) === rating.measure && current !== undefined
    if (current === rating.measure) changes.delete(cell) // the last of several updates of one cell counts
    if (current === rating.measure || isUntouched) continue
    if (isGuarded && (current ?? MEASURE_NONE) !== (previous ?? MEASURE_NONE)) {
      conflicts.push({ ...rating, measure: current ?? null })
      continue
    }
    changes.set(cell, { ...rating, from: current ?? null })
  }
  return { changes: [...changes.values()], conflicts }
}
