import { sql } from 'kysely'
import { kept, keptForRows, lookUp } from '../db/kept-statements.ts'
import type { Queries } from '../db/schema.ts'

/** Rated options of a story: their ratings were made for another story. Those never rated have nothing to look at. */
export const markOptionsOfStory = kept((tx, storyId: number) => markOptions(tx).where('user_story_id', '=', storyId))

export const markOption = kept((tx, optionId: number) => markOptions(tx).where('id', '=', optionId))

function markOptions(tx: Queries) {
  return tx
    .updateTable('functional_options')
    .set((set) => ({ recheck: set.lit(1) }))
    .where((where) =>
      where.exists(
        where
          .selectFrom('option_analysis')
          .select('option_analysis.id')
          .whereRef('option_analysis.functional_option_id', '=', 'functional_options.id'),
      ),
    )
}

/** Answers nothing where there was no mark. */
export const clearOption = lookUp((tx, id: number) =>
  tx
    .updateTable('functional_options')
    .set((set) => ({ recheck: set.lit(0) }))
    .where('id', '=', id)
    .where('recheck', '=', sql.lit(1))
    .returning('id'),
)

/** What was written for ratings that have become others. */
export const markRequirements = keptForRows(
  (tx, ratingIds: number[]) =>
    tx
      .updateTable('system_requirements')
      .set((set) => ({ recheck: set.lit(1) }))
      .where('option_analysis_id', 'in', ratingIds),
  (id) => [id],
)

/** Answers nothing where there was no mark. */
export const clearRequirement = lookUp((tx, id: number) =>
  tx
    .updateTable('system_requirements')
    .set((set) => ({ recheck: set.lit(0) }))
    .where('id', '=', id)
    .where('recheck', '=', sql.lit(1))
    .returning('id'),
)
