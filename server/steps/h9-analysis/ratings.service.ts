import type { OptionAnalysis, RatingUpdate } from '#contract/h9-analysis.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { readCells, type NotedCells } from '../../solution-parts/noted-cells.ts'
import { markRequirements } from '../../solution-parts/recheck.sql.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { findOptionsToRate, listRatings, upsertRatings, type Cell, type OptionToRate } from './h9-analysis.sql.ts'

/** A cell, the measure it is to have, and the one it had before. */
interface RatingChange extends Omit<OptionAnalysis, 'id'> {
  from: number | null
  cell: Cell
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
  const { changes, conflicts } = compare(updates, options)
  if (conflicts.length > 0) {
    const signed = []
    for (const cell of conflicts) signed.push({ ...stateOf(cell), ...(await findRater(cell)) })
    throw new AppError('RATING_CHANGED', { conflicts: signed })
  }
  if (changes.length > 0) await upsertRatings(tx, changes)
  const outdated = changes.flatMap(({ cell }) => (cell.hasRequirements && cell.id !== null ? [cell.id] : []))
  if (outdated.length > 0) await markRequirements(tx, outdated)
  return { options, changes, ratings: await ratingsNow() }

  /** Read again only for the ids of those that are new. */
  async function ratingsNow(): Promise<OptionAnalysis[]> {
    if (changes.some(({ cell }) => cell.id === null)) return listRatings(tx, optionIds)
    for (const { cell, measure } of changes) cell.measure = measure
    const ratings = options.flatMap(({ cells }) => cells.filter(isRated))
    return ratings.toSorted((one, other) => one.id - other.id)
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
function compare(updates: RatingUpdate[], options: OptionToRate[]) {
  const changes = new Map<Cell, RatingChange>()
  const conflicts: Cell[] = []
  for (const update of updates) {
    const { functional_option_id, fhn_id, virtuous, measure, previous } = update
    const cell = cellOf(update, options)
    const from = cell.measure
    const isGuarded = previous !== undefined
    const isUntouched = isGuarded && (previous ?? MEASURE_NONE) === measure && cell.id !== null
    if (from === measure) changes.delete(cell) // the last of several updates of one cell counts
    if (from === measure || isUntouched) continue
    if (isGuarded && (from ?? MEASURE_NONE) !== (previous ?? MEASURE_NONE)) {
      conflicts.push(cell)
      continue
    }
    changes.set(cell, { functional_option_id, fhn_id, virtuous, measure, from, cell })
  }
  return { changes: [...changes.values()], conflicts }
}

/** One that nobody has rated yet is made here. */
function cellOf({ functional_option_id, fhn_id, virtuous }: RatingUpdate, options: OptionToRate[]): Cell {
  const cells = options.find(({ id }) => id === functional_option_id)?.cells ?? []
  let cell = cells.find((other) => other.fhn_id === fhn_id && other.virtuous === virtuous)
  if (!cell) {
    cell = { functional_option_id, fhn_id, virtuous, id: null, measure: null, hasRequirements: false }
    cells.push(cell)
  }
  return cell
}

const isRated = (cell: Cell): cell is Cell & OptionAnalysis => cell.id !== null

const stateOf = ({ functional_option_id, fhn_id, virtuous, measure }: Cell) => ({
  functional_option_id,
  fhn_id,
  virtuous,
  measure,
})
