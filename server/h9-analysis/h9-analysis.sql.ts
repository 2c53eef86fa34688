import type { OptionAnalysis } from '#contract/h9-analysis.ts'
import type { Queries, Tx } from '../db/schema.ts'

export async function listRatings(db: Queries, optionIds: number[]): Promise<OptionAnalysis[]> {
  const rows = await db
    .selectFrom('option_analysis')
    .select(['id', 'functional_option_id', 'fhn_id', 'virtuous', 'measure'])
    .where('functional_option_id', 'in', optionIds)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, virtuous: row.virtuous === 1 }))
}

/** The ratings keep their ids, so what hangs on them stays; those new get one. */
export async function upsertRatings(tx: Tx, ratings: Omit<OptionAnalysis, 'id'>[]) {
  await tx
    .insertInto('option_analysis')
    .values(ratings.map((rating) => ({ ...rating, virtuous: rating.virtuous ? 1 : 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['functional_option_id', 'fhn_id', 'virtuous'])
        .doUpdateSet((set) => ({ measure: set.ref('excluded.measure') })),
    )
    .execute()
}
