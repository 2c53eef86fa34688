import { sql, type Insertable } from 'kysely'
import type { OptionAnalysis } from '#contract/h9-analysis.ts'
import { keptForRows, lookUp } from '../../db/kept-statements.ts'
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

/** An option as whoever rates it finds it. */
export interface OptionToRate {
  id: number
  functional_option: string
  recheck: number
  cells: Cell[]
}

/** Where an option, a need and a direction meet. */
export interface Cell extends Omit<OptionAnalysis, 'id' | 'measure'> {
  /** That of the rating; null where nobody has rated it. */
  id: number | null
  measure: number | null
  hasRequirements: boolean
}

/** All that a save of ratings looks at, in one statement. Nearly always it is about one option. */
export async function findOptionsToRate(db: Queries, optionIds: number[]): Promise<OptionToRate[]> {
  const [first] = optionIds
  const only = optionIds.length === 1 && first !== undefined ? await findOptionToRate(db, first) : undefined
  const rows = only ? [only] : await selectOptionsToRate(db, optionIds)
  // named one by one: what a spread costs is a tenth of a save
  return rows.map(({ id, functional_option, recheck, ratings }) => ({
    id,
    functional_option,
    recheck,
    cells: readRatings(id, ratings ?? ''),
  }))
}

const findOptionToRate = lookUp((db, id: number) => optionsToRate(db, [id]))
const selectOptionsToRate = keptForRows(optionsToRate, (id: number) => [id])

/** The ratings of an option come as one text: a row for each would cost as much as all the other statements of a save. */
function optionsToRate(db: Queries, ids: number[]) {
  const hasRequirements = sql`case when exists (
    select 1 from system_requirements as r where r.option_analysis_id = a.id) then 1 else 0 end`
  const rating = sql`format('[%s,%s,%s,%s,%s]', a.id, a.fhn_id, a.virtuous, a.measure, ${hasRequirements})`
  return db
    .selectFrom('functional_options as o')
    .select(['o.id', 'o.functional_option', 'o.recheck'])
    .select((select) =>
      select
        .selectFrom('option_analysis as a')
        .select(sql<string | null>`string_agg(${rating}, ',')`.as('ratings'))
        .whereRef('a.functional_option_id', '=', 'o.id')
        .as('ratings'),
    )
    .where('o.id', 'in', ids)
    .orderBy('o.id')
}

function readRatings(functional_option_id: number, text: string): Cell[] {
  const ratings = JSON.parse(`[${text}]`) as [number, number, 0 | 1, number, 0 | 1][]
  return ratings.map(([id, fhn_id, virtuous, measure, hasRequirements]) => ({
    id,
    functional_option_id,
    fhn_id,
    virtuous: virtuous === 1,
    measure,
    hasRequirements: hasRequirements === 1,
  }))
}

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
