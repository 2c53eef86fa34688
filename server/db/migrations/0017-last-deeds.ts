import type { Kysely } from 'kysely'

/** When somebody last did something, for everybody of a workshop, without reading its whole history. */
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('activity_participant').on('activity').columns(['participant_id', 'id']).execute()
}
