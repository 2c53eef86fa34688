import type { OptionAnalysis, RatingUpdate } from '#contract/h9-analysis.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { readCells, type NotedCells } from '../../solution-parts/noted-cells.ts'
import { markRequirements } from '../../solution-parts/recheck.sql.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { findOptionsToRate, listRatings, upsertRatings, type StoredRating } from './h9-analysis.sql.ts'

type Cell = Omit<OptionAnalysis, 'id' | 'measure'>
const cellOf = ({ functional_option_id, fhn_id, virtuous }: Cell) => `${functional_option_id} ${fhn_id} ${virtuous}`

/** A cell as it is to be, the measure it had before, and the rating that holds it, if there is one. */
interface RatingChange extends Omit<OptionAnalysis, 'id'> {
  from: number | null
  stored: StoredRating | undefined
}

/** Saves ratings, all or none; answers which cells have changed, and all ratings of the options as they are now. */
export async function saveRatings(
  tx: Tx,
  session_id: number,
  solutionOf: (optionId: number) => number,
  updates: RatingUpdate[],
) {
  const optionIds = [...new Set(updates.map((update) => update.functional_option_id))]
  const options = await findOptionsToRate(tx, optionIds)
  const ratings = options.flatMap((option) => option.ratings).toSorted((one, other) => one.id - other.id)
  const { changes, conflicts } = compare(updates, new Map(ratings.map((rating) => [cellOf(rating), rating])))
  if (conflicts.length > 0) {
    const signed = []
    for (const cell of conflicts) signed.push({ ...cell, ...(await findRater(cell)) })
    throw new AppError('RATING_CHANGED', { conflicts: signed })
  }
  if (changes.length > 0) await upsertRatings(tx, changes)
  const outdated = changes.flatMap(({ stored }) => (stored?.hasRequirements ? [stored.id] : []))
  if (outdated.length > 0) await markRequirements(tx, outdated)
  return { options, changes, ratings: await ratingsNow() }

  /** Read again only for the ids of those that are new. */
  async function ratingsNow(): Promise<OptionAnalysis[]> {
    if (changes.some(({ stored }) => !stored)) return listRatings(tx, optionIds)
    for (const { stored, measure } of changes) if (stored) stored.measure = measure
    return ratings
  }

  /** One deed may rate nine cells, so it is looked into for this one. */
  function findRater({ functional_option_id: subject_id, fhn_id, virtuous }: Cell) {
    const subject = { session_id, solution_id: solutionOf(subject_id), subject_id, kinds: ['ratings_saved'] }
    return findAuthor(tx, subject, (detail) =>
      readCells(detail.cells as NotedCells).some((cell) => cell.fhn_id === fhn_id && cell.virtuous === virtuous),
    )
  }
}

/**
 * What to write, and what somebody else rated meanwhile. A cell the rater left as it was is never written over another
 * one; "not rated" and None look the same on screen, so one turning into the other is no conflict.
 */
function compare(updates: RatingUpdate[], ratings: Map<string, StoredRating>) {
  const changes = new Map<string, RatingChange>()
  const conflicts: (Cell & { measure: number | null })[] = []
  for (const { functional_option_id, fhn_id, virtuous, measure, previous } of updates) {
    const cell = cellOf({ functional_option_id, fhn_id, virtuous })
    const stored = ratings.get(cell)
    const from = stored?.measure ?? null
    const isGuarded = previous !== undefined
    const isUntouched = isGuarded && (previous ?? MEASURE_NONE) === measure && stored
    if (from === measure) changes.delete(cell) // the last of several updates of one cell counts
    if (from === measure || isUntouched) continue
    if (isGuarded && (from ?? MEASURE_NONE) !== (previous ?? MEASURE_NONE)) {
      conflicts.push({ functional_option_id, fhn_id, virtuous, measure: from })
      continue
    }
    changes.set(cell, { functional_option_id, fhn_id, virtuous, measure, from, stored })
  }
  return { changes: [...changes.values()], conflicts }
}
