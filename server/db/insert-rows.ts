import type { Insertable } from 'kysely'
import { inParts } from './in-parts.ts'
import type { Tables, Tx } from './schema.ts'

/** Inserts any number of rows. */
export async function insertRows<Table extends keyof Tables>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const some of inParts(rows)) await insertInto(tx, table, some).execute()
}

/**
 * The same for rows that get their ids from the database; answers these in the same order. Both engines number the rows
 * of one statement in their order, so the smallest new id is the first row's.
 */
export async function insertNumbered<Table extends keyof Tables>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<number[]> {
  const ids: number[] = []
  for (const some of inParts(rows)) {
    const inserted = await insertInto(tx, table, some).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id).toSorted((a, b) => a - b))
  }
  return ids
}

const insertInto = <Table extends keyof Tables>(tx: Tx, table: Table, rows: Insertable<Tables[Table]>[]) =>
  tx.insertInto(table as 'solutions').values(rows as unknown as Insertable<Tables['solutions']>[])
