import type { Insertable } from 'kysely'
import type { Tables, Tx } from './schema.ts'

/** Rows a statement may carry without meeting an engine's limit of parameters. */
const ROWS_A_STATEMENT = 500

type Numbered = 'solutions' | 'user_stories' | 'functional_options' | 'option_analysis' | 'system_requirements'

/**
 * Inserts any number of rows and answers their ids in the same order. Both engines number the rows of one statement in
 * their order, so the smallest new id is the first row's.
 */
export async function insertRows<Table extends Numbered>(
  tx: Tx,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<number[]> {
  const ids: number[] = []
  await insertInParts(rows, async (some) => {
    const inserted = await tx
      .insertInto(table as 'solutions')
      .values(some as unknown as Insertable<Tables['solutions']>[])
      .returning('id')
      .execute()
    ids.push(...inserted.map(({ id }) => id).toSorted((a, b) => a - b))
  })
  return ids
}

export async function insertInParts<Row>(rows: Row[], insert: (some: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await insert(rows.slice(from, from + ROWS_A_STATEMENT))
}
