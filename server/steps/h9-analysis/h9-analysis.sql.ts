import type { Insertable } from 'kysely'
import type { OptionAnalysis } from '#contract/h9-analysis.ts'
import { keptForRows } from '../../db/kept-statements.ts'
import type { Queries, Tables, Tx } from '../../db/schema.ts'

export async function listRatings(db: Queries, optionIds: number[]): Promise<OptionAnalysis[]> {
  const rows = await selectRatings(db, optionIds)
  return rows.map((row) => ({ ...row, virtuous: row.virtuous === 1 }))
}

const selectRatings = keptForRows(
  (db, optionIds: number[]) =>
    db
      .selectFrom('option_analysis')
      .select(['id', 'functional_option_id', 'fhn_id', 'virtuous', 'measure'])
      .where('functional_option_id', 'in', optionIds)
      .orderBy('id'),
  (optionId) => [optionId],
)

/** The ratings keep their ids, so what hangs on them stays; those new get one. */
export async function upsertRatings(tx: Tx, ratings: Omit<OptionAnalysis, 'id'>[]) {
  const rows = ratings.map(({ functional_option_id, fhn_id, virtuous, measure }) => ({
    functional_option_id,
    fhn_id,
    virtuous: virtuous ? 1 : 0,
    measure,
  }))
  await upsertRows(tx, rows)
}

const upsertRows = keptForRows(
  (db, rows: Insertable<Tables['option_analysis']>[]) =>
    db
      .insertInto('option_analysis')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['functional_option_id', 'fhn_id', 'virtuous'])
          .doUpdateSet((set) => ({ measure: set.ref('excluded.measure') })),
      ),
  Object.values,
)
